import type { Image } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Gallery, type GalleryImage } from '@edbazaar/ui/Gallery'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'

/** The school's images, the cover first. */
export function SchoolGallery({ school: { name, images } }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  return <Gallery label={t(messages.images(name))} images={images.map(toGalleryImage(t))} />
}

const toGalleryImage =
  (t: Translate) =>
  (image: Image, index: number): GalleryImage => {
    const { url, width, height, caption, is_drawn: isGenerated } = image
    return {
      ...imageSource(image),
      fullSrc: url,
      width,
      height,
      caption: caption ?? t(isGenerated ? messages.generatedImage : messages.image(index + 1)),
    }
  }
