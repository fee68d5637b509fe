#pragma once

#include <algorithm>
#include <iterator>

namespace nyota {

/// Sorts stably. Meant for short lists that are sorted now and then: each use of the standard
/// sorts brings some kilobytes of code into the module.
template <class Iterator, class Less>
void insertionSort(Iterator first, Iterator last, Less less) {
  if (first == last) return;
  for (Iterator at = std::next(first); at != last; ++at) {
    const Iterator place = std::upper_bound(first, at, *at, less);
    std::rotate(place, at, std::next(at));
  }
}

}  // namespace nyota
