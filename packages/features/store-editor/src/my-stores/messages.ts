/** The words of one's own stores. */
export const messages = {
  title: 'My stores',
  description: 'The stores that you have listed on EdBazaar.',
  add: 'Add Store',
  loading: 'Loading',
  noneTitle: 'You have not listed a store yet',
  noneText:
    'A name and one image are enough to begin. Parents find the store at once, and you tell the rest when you have time.',
  limitTitle: 'Your plan is full',
  limitText: (stores: string) =>
    `You have listed ${stores === '1' ? 'the one store' : `all ${stores} stores`} that your plan allows. Write to us if you need more.`,
  write: 'Write to us',
  edit: 'Edit',
  editStore: (name: string) => `Edit ${name}`,
  open: 'Services',
  openStore: (name: string) => `Services of ${name}`,
  noCity: 'City not told yet',
  services: (count: string, isOne: boolean) => (isOne ? '1 service' : `${count} services`),
} as const
