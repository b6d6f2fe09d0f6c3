'use client'

import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './MediaList.css'
import { MediaRow } from './MediaRow'
import { MediaViewer } from './MediaViewer'
import type { MediaItem, MediaUpload } from './media'
import { defaultLabels, type MediaListLabels } from './media-list-labels'
import { UploadButton } from './UploadButton'
import { UploadRow } from './UploadRow'
import { useDragOrder } from './use-drag-order'
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
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const [removedId, setRemovedId] = useState<string | null>(null)
  const removeButtons = useRef(new Map<string, HTMLButtonElement>())
  const uploadButton = useRef<HTMLButtonElement>(null)
  const focusAfter = useRef<HTMLElement | null>(null)
  const { isOver, dropProps } = useFileDrop(onFiles)
  const { list, lifted, gripProps } = useDragOrder((from, to) => move(items[from], to))

  const nameOf = (media: MediaItem) =>
    media.name ?? labels.unnamed(media.kind, items.indexOf(media) + 1)

  function move(media: MediaItem | undefined, to: number) {
    if (media === undefined || to < 0 || to >= items.length) return
    const others = items.filter((one) => one !== media)
    const isCover = coverOf(others.toSpliced(to, 0, media)) === media
    setAnnouncement(labels.moved(nameOf(media), to + 1, items.length, isCover))
    onMove(media.id, to)
  }
  function remove(media: MediaItem) {
    const index = items.indexOf(media)
    const next = items[index + 1] ?? items[index - 1]
    // The row disappears, so focus moves to the next row or, after the last row, to the upload
    // button.
    focusAfter.current = (next ? removeButtons.current.get(next.id) : null) ?? uploadButton.current
    setAnnouncement(labels.removed(nameOf(media)))
    setRemovedId(null)
    onRemove(media.id)
  }
  const opened = items.find((media) => media.id === openId)
  const removed = items.find((media) => media.id === removedId)
  return (
    <fieldset
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
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
          <ol ref={list} className={styles.list}>
            {items.map((media, index) => (
              <MediaRow
                key={media.id}
                media={media}
                name={nameOf(media)}
                index={index}
                count={items.length}
                isCover={media === coverOf(items)}
                isLifted={index === lifted}
                labels={labels}
                gripProps={gripProps(index)}
                removeRef={(button) => {
                  if (button) removeButtons.current.set(media.id, button)
                  return () => void removeButtons.current.delete(media.id)
                }}
                onOpen={() => setOpenId(media.id)}
                onStep={(by) => move(media, index + by)}
                onRemove={() => setRemovedId(media.id)}
                onCaption={onCaption && ((caption) => onCaption(media.id, caption))}
              />
            ))}
          </ol>
        )}
        {items.length === 0 && uploads.length === 0 && (
          <p className={styles.empty}>{labels.empty}</p>
        )}
        {isOver && <p className={styles.dropPlace}>{labels.dropHere}</p>}
      </div>
      {(onFiles || hint || error) && (
        <div className={styles.footer}>
          {onFiles && (
            <UploadButton
              ref={uploadButton}
              label={labels.upload}
              accept={accept}
              isMultiple={isMultiple}
              onFiles={onFiles}
            />
          )}
          {hint && <p className={styles.hint}>{hint}</p>}
          {error && (
            <p id={`${id}-error`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
      {/* Announced with `aria-live`, which also works while a dialog is closing. */}
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      {opened && (
        <MediaViewer
          media={opened}
          name={nameOf(opened)}
          place={items.indexOf(opened) + 1}
          count={items.length}
          labels={labels}
          onStep={(by) => {
            const next = items.at((items.indexOf(opened) + by) % items.length)
            if (next) setOpenId(next.id)
          }}
          onClose={() => setOpenId(null)}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== undefined}
        tone="danger"
        title={labels.confirmTitle}
        question={labels.confirmQuestion}
        yesLabel={labels.yes}
        noLabel={labels.no}
        closeLabel={labels.close}
        finalFocus={focusAfter}
        onYes={() => removed && remove(removed)}
        onNo={() => {
          focusAfter.current = null
          setRemovedId(null)
        }}
      />
    </fieldset>
  )
}

/** The cover: the first image, even if videos come before it. */
const coverOf = (items: readonly MediaItem[]) => items.find(({ kind }) => kind === 'image')
