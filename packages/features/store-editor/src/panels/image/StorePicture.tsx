import type { Media } from '@edbazaar/api-client'
import { pictureSource } from '@edbazaar/feature-shell'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { Plate } from '@edbazaar/ui/Plate'
import { type ReactNode, useId } from 'react'
import * as styles from '../panels.css'

interface StorePictureProps {
  label: string
  /** What a press does. */
  action: string
  media: readonly Media[]
  /** What is asked, under the picture. */
  hint?: ReactNode
  error?: ReactNode
  onOpen: () => void
}

/** The store's picture; a press opens the image panel. */
export function StorePicture({ label, action, media, hint, error, onOpen }: StorePictureProps) {
  const id = useId()
  const picture = media[0]?.picture
  return (
    <div className={styles.pictureField}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        className={styles.pictureArea}
        aria-describedby={error ? `${id}-error` : id}
        data-wrong={error ? '' : undefined}
        onClick={onOpen}
      >
        {picture && <Plate {...pictureSource(picture)} alt="" shape="square" />}
        <span className={styles.pictureWords}>
          <UploadIcon />
          {action}
        </span>
      </button>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
