import type { Media } from '@edbazaar/api-client'
import { pictureSource } from '@edbazaar/feature-shell'
import { PlayIcon } from '@edbazaar/ui/Icon'
import { Plate } from '@edbazaar/ui/Plate'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { type ReactNode, useId } from 'react'
import * as styles from './add-school.css'
import { messages } from './messages'

interface NewSchoolPicturesProps {
  /** The cover first. */
  media: readonly Media[]
  error: string | undefined
  /** The button that opens the panel of pictures. */
  children: ReactNode
}

/** The pictures of a new school, small, and the way to more. */
export function NewSchoolPictures({ media, error, children }: NewSchoolPicturesProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className={styles.pictures}>
      <legend className={styles.legend}>{messages.pictures}</legend>
      {media.length > 0 && (
        <ul className={styles.thumbs}>
          {media.map(({ url, name, picture }) => (
            <li key={url}>
              {picture === null ? (
                <span className={styles.film}>
                  <PlayIcon />
                  <VisuallyHidden>{name}</VisuallyHidden>
                </span>
              ) : (
                <Plate {...pictureSource(picture)} alt={name ?? ''} sizes="96px" />
              )}
            </li>
          ))}
        </ul>
      )}
      <div>{children}</div>
      <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
        {error ?? messages.picturesHint}
      </p>
    </fieldset>
  )
}
