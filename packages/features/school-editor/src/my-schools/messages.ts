export const messages = {
  title: 'My schools',
  description: 'The schools you have listed on EdBazaar.',
  loading: 'Loading',
  count: (listed: string, allowed: string) =>
    `${listed} of ${allowed === '1' ? '1 school' : `${allowed} schools`} in your plan`,
  add: 'Add School',
  noneTitle: 'You have not listed a school yet',
  noneText:
    'You need a name, contact details and one image. Parents can find the school at once, and you can add the rest later.',
  limitTitle: 'You have reached the limit of your plan',
  limitText: (plan: string, allowed: string) =>
    `Your plan “${plan}” allows ${allowed === '1' ? 'one school' : `${allowed} schools`}.`,
  limitReason: (allowed: string) =>
    `Your plan allows ${allowed === '1' ? '1 school' : `${allowed} schools`}.`,
  plans: { free: 'Free' } as Readonly<Partial<Record<string, string>>>,
  write: 'Contact us to list more',
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
  asCard: 'On the home page and next to similar schools',
  isLive: 'The page is live with all the details you have added.',
  isHidden: 'This school is hidden. Parents do not see its card or page until you show it.',
  openPage: 'Open page',
} as const
