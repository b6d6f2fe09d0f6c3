import type { Image } from '@edbazaar/api-client'

/** The URL of the smallest variant of an image. */
export function thumbnailOf(image: Image | undefined): string | undefined {
  const [smallest] = image?.variants ?? []
  return smallest?.url ?? image?.url
}
