import type { Image } from '@edbazaar/api-client'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { Gallery } from '@edbazaar/ui/Gallery'
import { imageSource } from '../schools/school-card'
import { messages } from './messages'

interface ImageGalleryProps {
  name: string
  images: readonly Image[]
}

/** The images of a product or store, the cover first. */
export function ImageGallery({ name, images }: ImageGalleryProps) {
  const t = useMessages(messages)
  const shown = images.map((image, index) => ({
    ...imageSource(image),
    fullSrc: image.url,
    width: image.width,
    height: image.height,
    caption:
      image.caption ?? (image.is_drawn ? t(messages.generatedImage) : t(messages.image(index + 1))),
  }))
  const labels = translateLabels(messages.galleryLabels, t)
  return <Gallery label={t(messages.images(name))} images={shown} labels={labels} />
}
