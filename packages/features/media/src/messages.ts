/** What is said of pictures; the first four are the specification's. */
export const messages = {
  notAnImage: 'Only images (JPEG, PNG, GIF) are allowed.',
  unsupported: 'Unsupported image type. Only JPEG, PNG, and GIF are allowed.',
  tooLarge: 'File size should not be more than 5MB.',
  onlyImages: 'Only images are allowed.',
  cropperFailed: 'The picture could not be opened. Please check the connection and try again.',
} as const
