import { formatCount } from '@edbazaar/ui/formatting'

/** Labels of what a list contains. */
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
  /** "Schools": heading of the name column. */
  results: string
}

/** Texts of every list. */
export const messages = {
  loading: ({ results }: ListLabels, radius: number | null) =>
    radius === null ? results : `${results} ${messages.within(radius)}`,
  within: (radius: number) => `within ${radius} km`,
  place: 'Place',
  placeHint: 'Town, locality or pincode',
  placesFound: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  noPlace: 'No matching place. Try a town or a pincode.',
  placesFailed: 'Suggestions did not load. Press Enter to continue.',
  useMyLocation: 'Use my location',
  locationDenied:
    'Your browser blocked access to your location. Allow it in the browser settings, or enter a place.',
  locationUnknown: 'We could not find your location. Enter a place instead.',
  radius: 'Within',
  kilometres: (radius: number) => `${radius} km`,
  sort: 'Sort by',
  filters: 'Filters',
  closeFilters: 'Close filters',
  clearAll: 'Clear all',
  reapplyFilters: (names: readonly string[]) => `Apply last filters: ${names.join(', ')}`,
  show: ({ one, many }: ListLabels, count: number) =>
    `Show ${count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`}`,
  showResults: 'Show results',
  filterNumber: (id: number) => `Filter ${id}`,
  results: 'Results',
  emptyTitle: ({ many }: ListLabels, filters: number) => {
    if (filters === 0) return `No ${many} listed here yet`
    if (filters === 1) return `No ${many} match this filter`
    return `No ${many} match all ${filters} filters`
  },
  moreWithin: (total: number, radius: number) => `${formatCount(total)} more within ${radius} km`,
  withoutFilter: (total: number, label: string) => `${formatCount(total)} without “${label}”`,
  widenRadius: (radius: number) => `Search within ${radius} km`,
  removeFilter: (label: string) => `Remove “${label}”`,
  wholeCountry: 'Search all of India',
  pastTheEnd: 'There are no results on this page',
  firstPage: 'Go to the first page',
  failedTitle: 'The list did not load',
  failedText: 'Your filters are still selected. Check your connection, then try again.',
  retry: 'Retry',
  unknownPlace: 'an unknown place',
  chosenPlace: 'the selected place',
  unknownPlaceTitle: 'We could not find this place',
  unknownPlaceText:
    'Enter a town, a locality or a pincode in the field above. Your filters are still selected.',
} as const
