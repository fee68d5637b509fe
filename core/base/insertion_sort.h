#pragma once

#include <iterator>
#include <utility>

namespace nyota {

/// Sorts stably. Meant for short lists that are sorted now and then: each use of the standard
/// sorts brings some kilobytes of code into the module, and finding the place by halves and turning
/// the rest by std::rotate half a kilobyte.
template <class Iterator, class Less>
void insertionSort(Iterator first, Iterator last, Less less) {
  for (Iterator next = first; next != last; ++next) {
    auto moving = std::move(*next);
    Iterator place = next;
    for (; place != first && less(moving, *std::prev(place)); --place) {
      *place = std::move(*std::prev(place));
    }
    *place = std::move(moving);
  }
}

}  // namespace nyota
