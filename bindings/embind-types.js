/**
 * The types of embind that no call uses, as nothing: registering them would bring in a quarter of
 * the module's JavaScript. A call that needs one of them fails at load with embind's own
 * UnboundTypeError; its line then has to go.
 */
/* global mergeInto, LibraryManager */
mergeInto(LibraryManager.library, {
  _embind_register_bool: () => {},
  _embind_register_bool__deps: [],
  _embind_register_emval: () => {},
  _embind_register_emval__deps: [],
  _embind_register_float: () => {},
  _embind_register_float__deps: [],
  _embind_register_memory_view: () => {},
  _embind_register_memory_view__deps: [],
  _embind_register_std_wstring: () => {},
  _embind_register_std_wstring__deps: [],
});
