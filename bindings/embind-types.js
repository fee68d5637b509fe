/**
 * The types of embind that no call uses, as nothing: registering them would bring in a quarter of
 * the module's JavaScript. A call that needs one of them fails at load with embind's own
 * UnboundTypeError; its line then has to go.
 */
/* global mergeInto, LibraryManager */
/* eslint object-shorthand: off -- Emscripten 3.1.6 knows functions by that word only. */
mergeInto(LibraryManager.library, {
  _embind_register_bool: function () {},
  _embind_register_bool__deps: [],
  _embind_register_emval: function () {},
  _embind_register_emval__deps: [],
  _embind_register_float: function () {},
  _embind_register_float__deps: [],
  _embind_register_memory_view: function () {},
  _embind_register_memory_view__deps: [],
  _embind_register_std_wstring: function () {},
  _embind_register_std_wstring__deps: [],
});
