/** The words of what a store offers. */
export const messages = {
  addTitle: 'Add service',
  addDescription: 'Offer a tuition, activity, camp or workshop.',
  editTitle: 'Edit service',
  editDescription: 'Change what you offer.',
  back: (store: string) => `Back to ${store}`,
  standfirst:
    'Name it, say for whom and when. What you type is kept on this device until you add it.',

  editText: 'Each field saves when you leave it; switches and lists at once.',
  shown: 'Shown to parents',
  shownHint: 'Off hides the service at once. Nothing is lost.',
  hiddenWithStore: 'The store itself is not shown: parents see none of its services.',

  basics: 'What it is',
  kind: 'Kind',
  name: 'Name',
  nameHint: 'As parents would search for it, such as Maths for Class 9',
  mode: 'Where',
  aboutTitle: 'In detail',
  about: 'Description',
  aboutHint: 'What children learn, who teaches, what to bring.',

  filters: 'Find it by',
  filtersText: 'Parents narrow their list by these.',

  price: 'Age and price',
  ageMin: 'Age from',
  ageMax: 'Age to',
  priceRupees: 'Price in ₹',
  priceUnit: 'The price is for',
  perUnit: { month: 'A month', session: 'A session', course: 'A course', camp: 'A camp' },
  priceHint: 'Empty where you would rather be asked',

  media: 'Photos and videos',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  mediaHint: 'JPG, PNG or GIF to 10 MB, MP4, MPEG or WebM to 50 MB. The first is the cover.',

  preview: 'As parents see it',
  previewText: 'In a list, before anybody opens it.',
  seePage: 'See its page',
  unnamed: 'The name of your service',

  create: 'Add service',
  discard: 'Discard',
  discardQuestion: 'All changes will be lost. Continue?',
  discardTitle: 'Confirmation',
  saveBatchFirst: 'A batch is not saved yet. Save it, or cancel it.',
  checkFields: 'Plz Check All the Fields.',
  added: 'Added',
  batchesFailed: (count: string) =>
    `The service is added, but not ${count} of its batches. Please add them here.`,
  failed: 'Failed',
  updated: 'Updated',
  imageUpdated: 'Image Updated',

  limitTitle: 'Your plan is full',
  limitText: (products: string) =>
    `This store offers ${products === '1' ? 'the one service' : `all ${products} services`} that your plan allows. Write to us if you need more.`,
  write: 'Write to us',
  loading: 'Loading',

  enterName: 'Enter valid Name',
  tooLong: 'This is too long',
  enterAge: 'Enter an age from 0 to 99, or leave it empty',
  agesSwapped: 'The first age can’t be above the last',
  enterPrice: 'Enter whole rupees, at most 1,00,00,000, or leave it empty',
} as const
