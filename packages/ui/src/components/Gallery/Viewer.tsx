'use client'

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { languageOf } from '../../formatting/languages'
import { isRightToLeft, stepOfArrow } from '../../internal/onwards'
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './Gallery.css'
import type { GalleryPicture } from './GalleryPicture'

const swipePixels = 40

interface ViewerProps {
  label: string
  pictures: readonly GalleryPicture[]
  firstIndex: number
  onClose: () => void
}

/** Pictures over the whole window, one at a time. The dialog gives the focus back as it closes. */
export function Viewer({ label, pictures, firstIndex, onClose }: ViewerProps) {
  const [index, setIndex] = useState(firstIndex)
  const dialogRef = useRef<HTMLDialogElement>(null)
  const startX = useRef<number | null>(null)
  const picture = pictures[index]
  if (picture === undefined) return null

  function move(by: number) {
    setIndex((index + by + pictures.length) % pictures.length)
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
  const canMove = pictures.length > 1
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
          {index + 1} of {pictures.length}
        </p>
        <IconButton label="Close" icon={<XIcon />} onClick={() => dialogRef.current?.close()} />
      </div>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          startX.current = event.clientX
        }}
        onPointerUp={onPointerUp}
      >
        <img
          key={picture.fullSrc}
          src={picture.fullSrc}
          width={picture.width}
          height={picture.height}
          alt={picture.caption}
          lang={languageOf(picture.caption)}
          className={styles.full}
          draggable={false}
        />
      </div>
      <div className={styles.foot}>
        {canMove && (
          <IconButton
            label="Previous picture"
            icon={<ChevronLeftIcon />}
            onClick={() => move(-1)}
          />
        )}
        <p className={styles.words} lang={languageOf(picture.caption)}>
          {picture.caption}
        </p>
        {canMove && (
          <IconButton label="Next picture" icon={<ChevronRightIcon />} onClick={() => move(1)} />
        )}
      </div>
    </dialog>
  )
}
