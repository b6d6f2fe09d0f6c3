import type { Media } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { useMessages } from '@edbazaar/feature-platform'
import { PlayIcon } from '@edbazaar/ui/Icon'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { type ReactNode, useId } from 'react'
import * as styles from './add-school.css'
import { messages } from './messages'

interface NewSchoolImagesProps {
  /** The cover first. */
  media: readonly Media[]
  error: string | undefined
  /** The button that opens the media panel. */
  children: ReactNode
}

/** Thumbnails of a new school's images, and the button to add more. */
export function NewSchoolImages({ media, error, children }: NewSchoolImagesProps) {
  const t = useMessages(messages)
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className={styles.images}>
      <legend className={styles.legend}>{t(messages.images)}</legend>
      {media.length > 0 && (
        <ul className={styles.thumbs}>
          {media.map(({ url, name, image }) => (
            <li key={url}>
              {image === null ? (
                <span className={styles.video}>
                  <PlayIcon />
                  <VisuallyHidden>{name}</VisuallyHidden>
                </span>
              ) : (
                <ResponsiveImage {...imageSource(image)} alt={name ?? ''} sizes="96px" />
              )}
            </li>
          ))}
        </ul>
      )}
      <div>{children}</div>
      <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
        {error ?? t(messages.imagesHint)}
      </p>
    </fieldset>
  )
}
