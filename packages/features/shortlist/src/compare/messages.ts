import { formatCount } from '@edbazaar/ui/formatting'

const schoolsOf = (count: number) => (count === 1 ? '1 school' : `${formatCount(count)} schools`)

/** Every sentence of the comparison. */
export const messages = {
  schools: 'Schools',
  title: 'Compare schools',
  titleOf: (names: readonly string[]) => `Compare ${names.join(', ')}`,
  description:
    'Up to four schools side by side: distance, board, fees, age, availability, facts and facilities. What a school has not told is shown as not provided.',
  tally: (count: number) => `${schoolsOf(count)} side by side`,
  table: 'Schools side by side',
  differences: 'Differences only',
  same: 'Nothing that these schools have told differs.',
  addMore: 'Add one more',
  remove: 'Remove',
  removeSchool: (name: string) => `Remove ${name}`,
  alone: 'Add a second school to see how they differ.',
  unknown: (count: number) =>
    count === 1
      ? 'One school of this comparison is no longer listed.'
      : `${formatCount(count)} schools of this comparison are no longer listed.`,
  cut: (most: number) => `${formatCount(most)} schools fit; those after them are left out.`,
  emptyTitle: 'No school is chosen yet',
  emptyText:
    'Press the scales beside a school to choose it, up to four, and see them side by side here.',
  goneTitle: 'None of these schools is listed any more',
  goneText: 'They may have been renamed or taken away. Search for them, or choose others.',
  chooseSchools: 'Choose schools',
  compareChosen: (count: number) => `Compare your ${schoolsOf(count)}`,
  glance: 'At a glance',
  place: 'Place',
  distanceFrom: (place: string) => `Distance from ${place}`,
  about: 'about',
  board: 'Board',
  fees: 'Fees a year',
  age: 'Age',
  availability: 'Availability',
  seats: 'Seats in all',
  feeSheet: 'Fees, by head',
  feeYear: 'School year',
  admission: 'Admission, once',
  tuition: 'Tuition, a year',
  transport: 'Transport, a year',
  books: 'Books and uniform',
  firstYear: 'First-year total',
  dates: 'Admission dates',
  facts: 'Facts',
  online: 'Online',
} as const
