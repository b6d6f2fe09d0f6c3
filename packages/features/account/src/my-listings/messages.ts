/** The words of one's own schools and stores. */
export const messages = {
  schoolsTitle: 'My schools',
  schoolsDescription: 'The schools that you have listed on EdBazaar.',
  storesTitle: 'My stores',
  storesDescription: 'The stores that you have listed on EdBazaar.',
  noSchoolTitle: 'You have not listed a school yet',
  noStoreTitle: 'You have not listed a store yet',
  noneText: 'Write to us with its name and place, and we list it for you.',
  write: 'Write to us',
  live: 'Live',
  hidden: 'Not shown',
  loading: 'Loading',
} as const
