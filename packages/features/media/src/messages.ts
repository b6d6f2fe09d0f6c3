/** The first six messages are quoted from the specification. */
export const messages = {
  notAnImage: 'Only images (JPEG, PNG, GIF) are allowed.',
  unsupported: 'Unsupported image type. Only JPEG, PNG, and GIF are allowed.',
  tooLarge: 'File size should not be more than 5MB.',
  onlyImages: 'Only images are allowed.',
  mediaTooLarge: (type: string, megabytes: number) =>
    `${type}size should not be more than ${megabytes}MB.`,
  unknownMedia: 'File Should Not Be More Than 50 MB.',
  cropperFailed: 'The image could not be opened. Check your connection and try again.',
} as const
