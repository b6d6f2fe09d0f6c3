import type { Media } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { type ReactNode, useId } from 'react'
import * as styles from '../panels.css'

interface StoreImageProps {
  label: string
  /** Label of the button. */
  action: string
  media: readonly Media[]
  /** Shown below the image. */
  hint?: ReactNode
  error?: ReactNode
  onOpen: () => void
}

/** The store's image as a button that opens the image panel. */
export function StoreImage({ label, action, media, hint, error, onOpen }: StoreImageProps) {
  const id = useId()
  const image = media[0]?.image
  return (
    <div className={styles.imageField}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        className={styles.imageArea}
        aria-describedby={error ? `${id}-error` : id}
        data-invalid={error ? '' : undefined}
        onClick={onOpen}
      >
        {image && <ResponsiveImage {...imageSource(image)} alt="" shape="square" />}
        <span className={styles.imageAction}>
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
