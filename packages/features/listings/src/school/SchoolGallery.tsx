import type { Image } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-shell'
import { Gallery, type GalleryImage } from '@edbazaar/ui/Gallery'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'

/** The school's images, the cover first. */
export function SchoolGallery({ school: { name, images } }: { school: SchoolDetails }) {
  return <Gallery label={messages.images(name)} images={images.map(toGalleryImage)} />
}

function toGalleryImage(image: Image, index: number): GalleryImage {
  const { url, width, height, caption, is_drawn: isGenerated } = image
  return {
    ...imageSource(image),
    fullSrc: url,
    width,
    height,
    caption: caption ?? (isGenerated ? messages.generatedImage : messages.image(index + 1)),
  }
}
