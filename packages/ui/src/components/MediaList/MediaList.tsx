'use client'

import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './MediaList.css'
import { MediaListFooter } from './MediaListFooter'
import { MediaRows } from './MediaRows'
import { coverOf, type MediaItem, type MediaUpload } from './media'
import { defaultLabels, type MediaListLabels } from './media-list-labels'
import { UploadButton } from './UploadButton'
import { UploadRow } from './UploadRow'
import { useConfirmedRemoval } from './use-confirmed-removal'
import { useFileDrop } from './use-file-drop'

export interface MediaListProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'aria-label'> {
  /** Accessible name of the list: "Photos and videos". */
  label: string
  /** In display order; the first image is the cover. */
  items: readonly MediaItem[]
  /** Files being uploaded, shown above the others. @default [] */
  uploads?: readonly MediaUpload[]
  /** Called to move a file to another position, from 0. */
  onMove: (id: string, to: number) => void
  /** Called to remove a file, after confirmation. */
  onRemove: (id: string) => void
  /** Called with the caption of an image when the user leaves its field. Without it there are no fields. */
  onCaption?: ((id: string, caption: string) => void) | undefined
  /** Cancels an upload or dismisses a failed one. */
  onCancel?: (id: number) => void
  /** Retries a failed upload. */
  onRetry?: (id: number) => void
  /** Called with selected or dropped files. Without it there is no button. */
  onFiles?: ((files: File[]) => void) | undefined
  /** File types offered by the picker: "image/jpeg,image/png,video/mp4". */
  accept?: string
  /** Whether several files can be selected at once. @default true */
  isMultiple?: boolean
  /** Help text under the button. */
  hint?: ReactNode
  /** Error message: "Please add atleast one image." */
  error?: ReactNode
  /** Labels that replace the English defaults. */
  labels?: Partial<MediaListLabels>
}

/**
 * A list of images and videos that users order by dragging or with buttons, delete after
 * confirmation and open in a viewer, with the progress of uploads and an upload button.
 */
export function MediaList({
  label,
  items,
  uploads = [],
  onMove,
  onRemove,
  onCaption,
  onCancel,
  onRetry,
  onFiles,
  accept,
  isMultiple = true,
  hint,
  error,
  labels: givenLabels,
  className,
  ...rest
}: MediaListProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const errorId = useId()
  const [announcement, setAnnouncement] = useState('')
  const { isOver, dropProps } = useFileDrop(onFiles)
  const nameOf = (media: MediaItem) =>
    media.name ?? labels.unnamed(media.kind, items.indexOf(media) + 1)
  const removal = useConfirmedRemoval(items, (media) => {
    setAnnouncement(labels.removed(nameOf(media)))
    onRemove(media.id)
  })

  function move(media: MediaItem, to: number) {
    if (to < 0 || to >= items.length) return
    const others = items.filter((one) => one !== media)
    const isCover = coverOf(others.toSpliced(to, 0, media)) === media
    setAnnouncement(labels.moved(nameOf(media), to + 1, items.length, isCover))
    onMove(media.id, to)
  }
  return (
    <fieldset
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      className={joinClasses(styles.root, className)}
      {...dropProps}
      {...rest}
    >
      <div className={styles.frame}>
        {uploads.length > 0 && (
          <ul className={styles.uploads}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                labels={labels}
                onCancel={() => onCancel?.(upload.id)}
                onRetry={() => onRetry?.(upload.id)}
              />
            ))}
          </ul>
        )}
        {items.length > 0 && (
          <MediaRows
            items={items}
            labels={labels}
            nameOf={nameOf}
            removeButtonRef={removal.removeButtonRef}
            onMove={move}
            onRemove={removal.ask}
            onCaption={onCaption}
          />
        )}
        {items.length === 0 && uploads.length === 0 && (
          <p className={styles.empty}>{labels.empty}</p>
        )}
        {isOver && <p className={styles.dropPlace}>{labels.dropHere}</p>}
      </div>
      <MediaListFooter
        uploadButton={
          onFiles && (
            <UploadButton
              ref={removal.uploadButton}
              label={labels.upload}
              accept={accept}
              isMultiple={isMultiple}
              onFiles={onFiles}
            />
          )
        }
        hint={hint}
        error={error}
        errorId={errorId}
      />
      {/* Announced with `aria-live`, which also works while a dialog is closing. */}
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <ConfirmDialog
        isOpen={removal.isAsking}
        tone="danger"
        title={labels.confirmTitle}
        question={labels.confirmQuestion}
        yesLabel={labels.yes}
        noLabel={labels.no}
        closeLabel={labels.close}
        finalFocus={removal.focusAfter}
        onYes={removal.confirm}
        onNo={removal.dismiss}
      />
    </fieldset>
  )
}
