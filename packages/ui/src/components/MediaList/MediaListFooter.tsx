import type { ReactNode, Ref } from 'react'
import * as styles from './MediaList.css'
import { UploadButton } from './UploadButton'

interface MediaListFooterProps {
  uploadRef: Ref<HTMLButtonElement>
  uploadLabel: string
  accept: string | undefined
  isMultiple: boolean
  onFiles: ((files: File[]) => void) | undefined
  hint: ReactNode
  error: ReactNode
  errorId: string
}

/** The upload button, with the help and the error below it. */
export function MediaListFooter({
  uploadRef,
  uploadLabel,
  accept,
  isMultiple,
  onFiles,
  hint,
  error,
  errorId,
}: MediaListFooterProps) {
  if (!(onFiles || hint || error)) return null
  return (
    <div className={styles.footer}>
      {onFiles && (
        <UploadButton
          ref={uploadRef}
          label={uploadLabel}
          accept={accept}
          isMultiple={isMultiple}
          onFiles={onFiles}
        />
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
