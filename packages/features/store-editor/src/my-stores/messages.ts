export const messages = {
  title: 'My stores',
  description: 'The stores you have listed on EdBazaar.',
  add: 'Add Store',
  loading: 'Loading',
  noneTitle: 'You have not listed a store yet',
  noneText:
    'You need a name and one image. Parents can find the store at once, and you can add the rest later.',
  limitTitle: 'You have reached the limit of your plan',
  limitText: (stores: string) =>
    `You have listed ${stores === '1' ? 'the one store' : `all ${stores} stores`} that your plan allows. Contact us if you need more.`,
  write: 'Contact us',
  edit: 'Edit',
  editStore: (name: string) => `Edit ${name}`,
  open: 'Services',
  openStore: (name: string) => `Services of ${name}`,
  noCity: 'No city yet',
  services: (count: string, isOne: boolean) => (isOne ? '1 service' : `${count} services`),
} as const
