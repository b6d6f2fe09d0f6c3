/** Texts shared by product and store pages. */
export const messages = {
  images: (name: string) => `Images of ${name}`,
  generatedImage: 'Image generated from the name',
  image: (number: number) => `Image ${number}`,
  verified: 'Verified',
  notVerified: 'Not verified yet',
  verification: 'Verification',
  beyondSchool: 'Beyond School',
} as const
