/** The words of the walk through; those of the confirmation and the toasts as specified. */
export const messages = {
  label: 'Walk through',
  question: 'Shall we show you how to list a school or a store? It takes a minute.',
  yes: 'Yes',
  next: 'Next',
  skip: 'Skip',
  confirm:
    'Are you sure you want to skip the walk through? Again you will not be able to get walk through',
  skipped: 'Skipped',
  failed: 'Failed',
  schoolList: 'This is the list of your schools. To list one, click Add School.',
  schoolForm: 'Tell its name, where it is and how parents reach it.',
  schoolImages: 'Add images of it. At least one; the first is the cover.',
  schoolShown: 'Your school will show here.',
  profileMenu: 'From your profile you come back at any time: Add School/Store.',
  storeList: 'This is the list of your stores: tuitions, activities, camps and workshops.',
  storeForm: 'A store needs a name.',
  storeImages: 'And an image: a logo or a photo of your own.',
} as const
