import type { AgeBand } from '@edbazaar/api-client'
import { formatAgeRange, formatCount } from '@edbazaar/ui/formatting'

const schoolsOf = (count: number) => (count === 1 ? '1 school' : `${formatCount(count)} schools`)

/** Every sentence of the list of schools. */
export const messages = {
  inIndia: 'Schools in India',
  nearPlace: (name: string) => `Schools near ${name}`,
  nearPoint: 'Schools nearby',
  within: (radius: number) => `within ${radius} km`,
  waiting: (radius: number | null) => (radius === null ? 'Schools' : `Schools within ${radius} km`),
  place: 'Place',
  placeHint: 'Town, locality or pincode',
  placesFound: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  noPlace: 'No such place yet. Try the town or the pincode.',
  placesFailed: 'Places did not load. Press Enter to go on.',
  radius: 'Within',
  kilometres: (radius: number) => `${radius} km`,
  sort: 'Sort by',
  sorts: { relevance: 'Best known', distance: 'Distance', fees: 'Lowest fees', name: 'Name' },
  filters: 'Filters',
  closeFilters: 'Close filters',
  clearAll: 'Clear all',
  showSchools: (count: number) => `Show ${schoolsOf(count)}`,
  showResults: 'Show results',
  fees: 'Fees a year',
  age: 'Age',
  feesUpTo: (high: string) => `Up to ${high}`,
  feesFrom: (low: string) => `From ${low}`,
  feesBetween: (low: string, high: string) => `${low}–${high}`,
  agedLike: (band: string) => `Age ${band}`,
  filterNumber: (id: number) => `Filter ${id}`,
  results: 'Results',
  schools: 'Schools',
  emptyTitle: (filters: number) => {
    if (filters === 0) return 'No school is listed here yet'
    if (filters === 1) return 'No school here fits this filter'
    return `No school here fits all ${filters} filters`
  },
  moreWithin: (total: number, radius: number) =>
    `${formatCount(total)} more ${total === 1 ? 'appears' : 'appear'} within ${radius} km`,
  withoutFilter: (total: number, label: string) => `${formatCount(total)} without “${label}”`,
  look: (radius: number) => `Look within ${radius} km`,
  drop: (label: string) => `Drop “${label}”`,
  wholeCountry: 'Look in all of India',
  pastTheEnd: 'This page is past the end of the list.',
  firstPage: 'Go to the first page',
  failedTitle: 'The list did not load',
  failedText: 'Your filters are kept. The line may be slow; try once more.',
  retry: 'Retry',
  unknownPlaceTitle: 'We do not know this place',
  unknownPlaceText:
    'Choose a town, a locality or a pincode in the field above. Your filters are kept.',
  listDescription: (where: string, total: string) =>
    `${total} ${where}: distance, board, fees, age and availability side by side, each fact with its source.`,
} as const

/** A band of ages in words: `2.5-6` is `2½–6`. */
export function ageBandLabel(band: AgeBand): string {
  const [from = null, to = null] = band.split('-').map(Number)
  return formatAgeRange(from, to)
}
