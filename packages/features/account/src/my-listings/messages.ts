/** The words of one's own stores. */
export const messages = {
  storesTitle: 'My stores',
  storesDescription: 'The stores that you have listed on EdBazaar.',
  noStoreTitle: 'You have not listed a store yet',
  noneText: 'Write to us with its name and place, and we list it for you.',
  write: 'Write to us',
  live: 'Live',
  hidden: 'Not shown',
  loading: 'Loading',
} as const
