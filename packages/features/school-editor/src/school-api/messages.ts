export const messages = {
  notLoaded: 'The school could not be loaded',
  tryAgain: 'Check your connection and try again.',
  retry: 'Retry',
  location: 'Location',
  locationHint: 'Area, town or pincode in India.',
  mediaHint: 'JPG, PNG or GIF up to 10 MB, MP4 up to 50 MB. The first file is the cover.',
} as const
