import type { Picture } from '@edbazaar/api-client'
import { pictureSource } from '@edbazaar/feature-shell'
import { Gallery } from '@edbazaar/ui/Gallery'
import { messages } from './messages'

interface OfferGalleryProps {
  name: string
  pictures: readonly Picture[]
}

/** Pictures of a product or store, the cover first. */
export function OfferGallery({ name, pictures }: OfferGalleryProps) {
  const shown = pictures.map((picture, index) => ({
    ...pictureSource(picture),
    fullSrc: picture.url,
    width: picture.width,
    height: picture.height,
    caption:
      picture.caption ?? (picture.is_drawn ? messages.drawnPicture : messages.picture(index + 1)),
  }))
  return <Gallery label={messages.pictures(name)} pictures={shown} />
}
