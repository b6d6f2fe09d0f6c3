import type { ReactNode } from 'react'
import * as styles from './MediaList.css'

interface MediaListFooterProps {
  uploadButton: ReactNode
  hint: ReactNode
  error: ReactNode
  errorId: string
}

/** The upload button, with the help and the error below it. */
export function MediaListFooter({ uploadButton, hint, error, errorId }: MediaListFooterProps) {
  if (!(uploadButton || hint || error)) return null
  return (
    <div className={styles.footer}>
      {uploadButton}
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
