/** What is said of a school that could not be read, of its place and of its files. */
export const messages = {
  notLoaded: 'The school could not be loaded',
  tryAgain: 'Please check the connection and try again.',
  retry: 'Retry',
  location: 'Location',
  locationHint: 'Area, town or pincode in India.',
  mediaHint: 'JPG, PNG or GIF to 10 MB, MP4 to 50 MB. The first is the cover.',
} as const
