import type { Image } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { type Translate, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { Gallery, type GalleryImage } from '@edbazaar/ui/Gallery'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { messages } from './messages'
import { ClaimLink } from './SchoolLinks'
import * as styles from './school.css'
import type { SchoolDetails } from './school-details'

/** The school's images, the cover first. */
export function SchoolGallery({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  const { name, images } = school
  const [first] = images
  if (first?.is_drawn && images.length === 1) return <NoPhotos school={school} image={first} />
  return (
    <Gallery
      label={t(messages.images(name))}
      images={images.map(toGalleryImage(t))}
      labels={translateLabels(messages.galleryLabels, t)}
    />
  )
}

interface NoPhotosProps {
  school: SchoolDetails
  image: Image
}

/** The image that is generated from the name, in a shallow band. */
function NoPhotos({ school, image }: NoPhotosProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.band}>
      <ResponsiveImage
        {...imageSource(image)}
        alt=""
        sizes="144px"
        isPriority
        className={styles.bandImage}
      />
      <p className={styles.bandText}>
        {t(messages.noPhotos)}
        <ClaimLink school={school} />
      </p>
    </div>
  )
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
