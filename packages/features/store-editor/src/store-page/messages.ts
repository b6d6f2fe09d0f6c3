/** The words of a store's page, as its owner sees it. */
export const messages = {
  title: 'My store',
  description: 'A store of yours, and what it offers.',
  back: 'My stores',
  edit: 'Edit',
  seePage: 'See its page',
  addService: 'Add service',
  loading: 'Loading',

  services: 'Services',
  noService: 'No service yet',
  noServiceText:
    'Parents look for what is taught, when and for how much. Add the first tuition, activity, camp or workshop.',
  limitTitle: 'Your plan is full',
  limitText: (products: string) =>
    `This store offers ${products === '1' ? 'the one service' : `all ${products} services`} that your plan allows. Write to us if you need more.`,
  write: 'Write to us',
  editService: (name: string) => `Edit ${name}`,
  hiddenWithStore: 'Parents see no service of a store that is not shown.',
  noBatch: 'No batch yet',
  batchesOf: (name: string) => `Batches of ${name}`,
  from: (day: string) => `from ${day}`,
  until: (from: string, to: string) => `${from} to ${to}`,
  seatsOf: (left: number, seats: number) => `${left} of ${seats} seats`,
  over: 'Over',

  preview: 'As parents see it',
  untold: 'Not told yet.',
  person: 'Contact person',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  company: 'Company',
  gst: 'GSTIN',
} as const
