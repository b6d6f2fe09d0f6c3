'use client'

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { languageOf } from '../../formatting/languages'
import { isRightToLeft, stepOfArrow } from '../../internal/arrow-step'
import { useSharedLabels } from '../../internal/shared-labels'
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './Gallery.css'
import type { GalleryImage } from './GalleryImage'
import { defaultLabels, type GalleryLabels } from './labels'

const swipePixels = 40

export interface ViewerProps {
  label: string
  images: readonly GalleryImage[]
  labels: Partial<GalleryLabels>
  firstIndex: number
  onClose: () => void
}

/** Full-window image viewer. The dialog returns focus when it closes. */
export function Viewer({ label, images, labels: givenLabels, firstIndex, onClose }: ViewerProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const { close } = useSharedLabels()
  const [index, setIndex] = useState(firstIndex)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const startX = useRef<number | null>(null)
  const image = images[index]
  if (image === undefined) return null

  function move(by: number) {
    setIndex((index + by + images.length) % images.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = stepOfArrow(event.key, event.currentTarget)
    if (by !== 0) move(by)
  }
  function onPointerUp(event: PointerEvent) {
    const moved = startX.current === null ? 0 : event.clientX - startX.current
    startX.current = null
    if (Math.abs(moved) >= swipePixels)
      move(moved < 0 === isRightToLeft(event.currentTarget) ? -1 : 1)
  }
  function show(dialog: HTMLDialogElement | null) {
    dialogRef.current = dialog
    if (dialog !== null && !dialog.open) dialog.showModal()
  }
  const canMove = images.length > 1
  return (
    <dialog
      ref={show}
      aria-label={label}
      className={styles.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.place} role="status">
          {labels.position(index + 1, images.length)}
        </p>
        <IconButton label={close} icon={<XIcon />} onClick={() => dialogRef.current?.close()} />
      </div>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          startX.current = event.clientX
        }}
        onPointerUp={onPointerUp}
      >
        <img
          key={image.fullSrc}
          src={image.fullSrc}
          width={image.width}
          height={image.height}
          alt={image.caption}
          lang={languageOf(image.caption)}
          className={styles.full}
          draggable={false}
        />
      </div>
      <div className={styles.footer}>
        {canMove && (
          <IconButton label={labels.previous} icon={<ChevronLeftIcon />} onClick={() => move(-1)} />
        )}
        <p className={styles.text} lang={languageOf(image.caption)}>
          {image.caption}
        </p>
        {canMove && (
          <IconButton label={labels.next} icon={<ChevronRightIcon />} onClick={() => move(1)} />
        )}
      </div>
    </dialog>
  )
}
