import { usePathWithBase } from '@edbazaar/feature-platform'
import type { Image } from '@edbazaar/ui/ResponsiveImage'

/**
 * Patterns that the server generates, by shape and seed, without initials. An image never changes
 * under its URL.
 */
const images = {
  bannerSchools: ['wide', '9v'],
  bannerTuitions: ['wide', 'd4'],
  bannerActivities: ['wide', '8z'],
  bannerJobs: ['wide', '8q'],
  compare: ['wide', '12rg'],
  talks: ['wide', '12nj'],
  ranking: ['wide', '12qz'],
  newsletter: ['wide', '12w8'],
  tuitions: ['square', '12rt'],
  activities: ['square', '12nc'],
  camps: ['square', '12nt'],
  workshops: ['square', '12lz'],
  kindergarten: ['tall', '2p'],
  online: ['tall', '1g'],
  boarding: ['tall', '2g'],
  expo: ['wide', '8w'],
} as const

export type PlaceholderImageName = keyof typeof images

/** Returns the home page's placeholder images by name. */
export function usePlaceholderImages(): (name: PlaceholderImageName) => Image {
  const pathWithBase = usePathWithBase()
  return (name) => {
    const [shape, seed] = images[name]
    return { src: pathWithBase(`/media/plates/v1/${shape}/${seed}.svg`) }
  }
}
