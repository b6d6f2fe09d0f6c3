/** Texts of the walkthrough. The confirmation and the toasts are quoted from the specification. */
export const messages = {
  label: 'Walk through',
  prompt: 'Would you like to see how to list a school or a store? It takes a minute.',
  yes: 'Yes',
  next: 'Next',
  skip: 'Skip',
  confirm:
    'Are you sure you want to skip the walk through? Again you will not be able to get walk through',
  skipped: 'Skipped',
  failed: 'Failed',
  schoolList: 'This is your list of schools. To add one, click Add School.',
  schoolForm: 'Enter its name, location and contact details.',
  schoolImages: 'Add at least one image. The first image is the cover.',
  schoolShown: 'Your school will show here.',
  profileMenu: 'You can come back here at any time from your profile: Add School/Store.',
  storeList: 'This is your list of stores, which offer tuitions, activities, camps and workshops.',
  storeForm: 'Enter a name for the store.',
  storeImages: 'Add an image: a logo or your own photo.',
} as const
