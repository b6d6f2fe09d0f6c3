/** The words of one's own schools. */
export const messages = {
  title: 'My schools',
  description: 'The schools that you have listed on EdBazaar.',
  loading: 'Loading',
  count: (listed: string, allowed: string) =>
    `${listed} of ${allowed === '1' ? '1 school' : `${allowed} schools`} of your plan`,
  add: 'Add School',
  noneTitle: 'You have not listed a school yet',
  noneText:
    'A name, a way to reach you and one image are enough. Parents find the school at once, and the rest can be told later.',
  limitTitle: 'All schools of your plan are listed',
  limitText: (plan: string, allowed: string) =>
    `The plan “${plan}” allows ${allowed === '1' ? 'one school' : `${allowed} schools`}.`,
  limitReason: (allowed: string) => `Your plan allows ${allowed}.`,
  plans: { free: 'Free' } as Readonly<Partial<Record<string, string>>>,
  write: 'Write to us to list more',
  live: 'Live',
  hidden: 'Hidden',
  noLocation: 'No location yet',
  shown: 'Shown to parents',
  shownOf: (name: string) => `Shown to parents: ${name}`,
  edit: 'Edit',
  editSchool: (name: string) => `Edit ${name}`,
  preview: 'Preview',
  previewSchool: (name: string) => `Preview ${name}`,
  updated: 'Updated',
  failed: 'Failed to Update',

  previewTitle: 'As parents see it',
  inLists: 'In lists',
  asCard: 'On the front page, and beside similar schools',
  isLive: 'The page is live, with everything you have told.',
  isHidden: 'Hidden now: parents see neither card nor page until you show it.',
  openPage: 'Open the page',
} as const
