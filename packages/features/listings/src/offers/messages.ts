/** The sentences that the pages of products and of stores share. */
export const messages = {
  pictures: (name: string) => `Pictures of ${name}`,
  drawnPicture: 'Drawn from the name',
  picture: (number: number) => `Picture ${number}`,
  verified: 'Verified',
  notVerified: 'Not verified yet',
  verification: 'Verification',
  beyondSchool: 'Beyond School',
} as const
