import { formatCount } from '@edbazaar/ui/formatting'

/** What a list lists, in words. */
export interface ListLabels {
  /** "school". */
  one: string
  /** "schools". */
  many: string
  /** "Schools in India". */
  inIndia: string
  /** "Schools near Indiranagar". */
  near: (place: string) => string
  /** "Schools nearby". */
  nearPoint: string
  /** "School": the column of names. */
  results: string
}

/** The sentences that every list says. */
export const messages = {
  waiting: ({ results }: ListLabels, radius: number | null) =>
    radius === null ? results : `${results} ${messages.within(radius)}`,
  within: (radius: number) => `within ${radius} km`,
  place: 'Place',
  placeHint: 'Town, locality or pincode',
  placesFound: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  noPlace: 'No such place yet. Try the town or the pincode.',
  placesFailed: 'Places did not load. Press Enter to go on.',
  useMyLocation: 'Use my location',
  locationDenied:
    'The browser did not tell your location. Allow it in its settings, or type a place.',
  locationUnknown: 'Your location was not found. Type a place instead.',
  radius: 'Within',
  kilometres: (radius: number) => `${radius} km`,
  sort: 'Sort by',
  filters: 'Filters',
  closeFilters: 'Close filters',
  clearAll: 'Clear all',
  reapplyFilters: (names: readonly string[]) => `As last time: ${names.join(', ')}`,
  show: ({ one, many }: ListLabels, count: number) =>
    `Show ${count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`}`,
  showResults: 'Show results',
  filterNumber: (id: number) => `Filter ${id}`,
  results: 'Results',
  emptyTitle: ({ one }: ListLabels, filters: number) => {
    if (filters === 0) return `No ${one} is listed here yet`
    if (filters === 1) return `No ${one} here matches this filter`
    return `No ${one} here matches all ${filters} filters`
  },
  moreWithin: (total: number, radius: number) =>
    `${formatCount(total)} more ${total === 1 ? 'appears' : 'appear'} within ${radius} km`,
  withoutFilter: (total: number, label: string) => `${formatCount(total)} without “${label}”`,
  look: (radius: number) => `Look within ${radius} km`,
  drop: (label: string) => `Drop “${label}”`,
  defaultSchoolListState: 'Look in all of India',
  pastTheEnd: 'This page is past the end of the list.',
  firstPage: 'Go to the first page',
  failedTitle: 'The list did not load',
  failedText: 'Your filters are kept. The line may be slow; try once more.',
  retry: 'Retry',
  unknownPlace: 'an unknown place',
  chosenPlace: 'the chosen place',
  unknownPlaceTitle: 'We do not know this place',
  unknownPlaceText:
    'Choose a town, a locality or a pincode in the field above. Your filters are kept.',
} as const
