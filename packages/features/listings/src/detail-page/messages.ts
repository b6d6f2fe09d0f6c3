/** The sentences that the pages of products and of stores share. */
export const messages = {
  images: (name: string) => `Images of ${name}`,
  drawnImage: 'Drawn from the name',
  image: (number: number) => `Image ${number}`,
  verified: 'Verified',
  notVerified: 'Not verified yet',
  verification: 'Verification',
  beyondSchool: 'Beyond School',
} as const
