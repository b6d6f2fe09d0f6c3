/** Spelling and capitals follow the specification where it quotes. */
export const messages = {
  addTitle: 'Add service',
  addDescription: 'Add a tuition, activity, camp or workshop.',
  editTitle: 'Edit service',
  editDescription: 'Edit your service.',
  back: (store: string) => `Back to ${store}`,
  standfirst:
    'Add a name, an age range and batches. Your input is stored on this device until you add the service.',

  editText: 'Each field saves when you leave it; switches and lists save at once.',
  shown: 'Shown to parents',
  shownHint: 'Turn off to hide the service at once. Its data is kept.',
  hiddenWithStore: 'The store is hidden, so parents do not see its services.',

  basics: 'Basics',
  kind: 'Kind',
  name: 'Name',
  nameHint: 'As parents would search for it, such as Maths for Class 9',
  mode: 'Where',
  details: 'Details',
  description: 'Description',
  descriptionHint: 'Describe what children learn, who teaches and what to bring.',

  filters: 'Filters',
  filtersText: 'Parents use these to filter the list.',

  price: 'Age and price',
  ageMin: 'Age from',
  ageMax: 'Age to',
  priceRupees: 'Price in ₹',
  priceUnit: 'Price per',
  perUnit: { month: 'Month', session: 'Session', course: 'Course', camp: 'Camp' },
  priceHint: 'Leave empty if parents should ask',

  media: 'Photos and videos',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  mediaHint:
    'JPG, PNG or GIF up to 10 MB, MP4, MPEG or WebM up to 50 MB. The first file is the cover.',

  preview: 'As parents see it',
  previewText: 'How your service looks in a list.',
  viewPage: 'View public page',
  unnamed: 'Name of your service',

  create: 'Add service',
  discard: 'Discard',
  discardQuestion: 'All changes will be lost. Continue?',
  discardTitle: 'Confirmation',
  saveBatchFirst: 'A batch is not saved yet. Save or cancel it first.',
  checkFields: 'Plz Check All the Fields.',
  added: 'Added',
  batchesFailed: (count: string) =>
    `The service was added, but ${count} of its batches could not be saved. Add them again here.`,
  failed: 'Failed',
  updated: 'Updated',
  imageUpdated: 'Image Updated',

  limitTitle: 'You have reached the limit of your plan',
  limitText: (products: string) =>
    `This store has ${products === '1' ? 'the one service' : `all ${products} services`} that your plan allows. Contact us if you need more.`,
  write: 'Contact us',
  loading: 'Loading',

  enterName: 'Enter valid Name',
  tooLong: 'The description is too long. Shorten it to 60,000 characters.',
  enterAge: 'Enter an age from 0 to 99, or leave it empty',
  agesSwapped: 'The minimum age cannot be above the maximum age',
  enterPrice: 'Enter whole rupees up to 1,00,00,000, or leave it empty',
} as const
