import type { Image } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-shell'
import { Gallery } from '@edbazaar/ui/Gallery'
import { messages } from './messages'

interface ImageGalleryProps {
  name: string
  images: readonly Image[]
}

/** The images of a product or store, the cover first. */
export function ImageGallery({ name, images }: ImageGalleryProps) {
  const shown = images.map((image, index) => ({
    ...imageSource(image),
    fullSrc: image.url,
    width: image.width,
    height: image.height,
    caption:
      image.caption ?? (image.is_drawn ? messages.generatedImage : messages.image(index + 1)),
  }))
  return <Gallery label={messages.images(name)} images={shown} />
}
