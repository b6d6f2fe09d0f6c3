import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** The location of a list's results: near a place or a point, or in the whole country. */
export type ListArea = 'country' | 'place' | 'point'

/** The location of a list, also if it did not load. */
export type ListWhere = ListArea | 'unknownPlace' | 'selectedPlace'

/** Texts about what a list contains. Each is a complete text, so that it can be translated. */
export interface ListLabels {
  /** "Schools": heading of the name column. */
  results: MessageDescriptor
  /** "Schools near Indiranagar". */
  title: (where: ListWhere, place: string) => MessageDescriptor
  /** "<b>48</b> schools". */
  count: (total: number) => MessageDescriptor
  /** "<b>14</b> of 48 schools". */
  countOf: (total: string, all: number) => MessageDescriptor
  /** "Show 48 schools". */
  show: (total: number) => MessageDescriptor
  /** "No schools listed here yet". */
  none: MessageDescriptor
  /** "No schools match all 3 filters". */
  noMatch: (filters: number) => MessageDescriptor
  /** "48 schools within 5 km", from a count or `results`; "roughly within" if `isApproximate`. */
  within: (results: string, radius: number, isApproximate: boolean) => MessageDescriptor
}

/** Texts of every list. */
export const messages = defineMessages('list-kit/list', import.meta.glob('./locales/*.po'), {
  about: (count: string) =>
    msg({ message: `About ${count}`, comment: 'An estimated count: About 1,200 schools' }),
  place: msg`Place`,
  placeHint: msg`Town, locality or PIN code`,
  placesFound: (count: number) => msg`${plural(count, { one: '# place', other: '# places' })}`,
  noPlace: msg`No matching place. Try a town or a PIN code.`,
  placesFailed: msg`Suggestions did not load. Press Enter to continue.`,
  useMyLocation: msg`Use my location`,
  yourLocation: msg({
    message: 'your location',
    comment: 'In place of the name of a place: Schools near your location, 3 km from your location',
  }),
  locationDenied: msg`Your browser blocked access to your location. Allow it in the browser settings, or enter a place.`,
  locationUnknown: msg`We could not find your location. Enter a place instead.`,
  radius: msg`Within`,
  kilometres: (radius: number) => msg`${radius} km`,
  sort: msg`Sort by`,
  filters: msg`Filters`,
  searchValues: (filter: string) =>
    msg({ message: `Search ${filter}`, comment: 'A field that searches the values of a filter' }),
  noValue: msg`No matching value`,
  facetLabels: {
    more: (count: number) => msg({ message: `${count} more`, comment: 'More values of a filter' }),
    fewer: msg`Show fewer`,
  },
  closeFilters: msg`Close filters`,
  clearAll: msg`Clear all`,
  selectedFilters: msg`Selected filters`,
  removeFilter: msg({ message: 'remove', comment: 'Read after the name of a selected filter' }),
  reapplyFilters: (names: string) => msg`Apply last filters: ${names}`,
  showResults: msg`Show results`,
  filterNumber: (id: number) => msg`Filter ${id}`,
  results: msg`Results`,
  wholeCountry: msg`Search all of India`,
  firstPage: msg`Go to the first page`,
  failedTitle: msg`The list did not load`,
  failedText: msg`Your filters are still selected. Check your connection, then try again.`,
  retry: msg`Retry`,
  unknownPlaceTitle: msg`We could not find this place`,
  unknownPlaceText: msg`Enter a town, a locality or a PIN code in the field above. Your filters are still selected.`,
})
