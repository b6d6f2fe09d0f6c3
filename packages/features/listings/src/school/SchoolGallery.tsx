import type { Picture } from '@edbazaar/api-client'
import { pictureSource } from '@edbazaar/feature-shell'
import { Gallery, type GalleryPicture } from '@edbazaar/ui/Gallery'
import { messages } from './messages'
import type { ShownSchool } from './shown-school'

/** The school's pictures, the cover first. */
export function SchoolGallery({ school: { name, pictures } }: { school: ShownSchool }) {
  return <Gallery label={messages.pictures(name)} pictures={pictures.map(toGalleryPicture)} />
}

function toGalleryPicture(picture: Picture, index: number): GalleryPicture {
  const { url, width, height, caption, is_drawn: isDrawn } = picture
  return {
    ...pictureSource(picture),
    fullSrc: url,
    width,
    height,
    caption: caption ?? (isDrawn ? messages.drawnPicture : messages.picture(index + 1)),
  }
}
