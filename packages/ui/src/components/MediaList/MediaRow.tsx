'use client'

import { type HTMLAttributes, type Ref, useState } from 'react'
import { formatBytes } from '../../formatting/bytes'
import { input } from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { Badge } from '../Badge/Badge'
import { ArrowDownIcon, ArrowUpIcon, GripVerticalIcon } from '../Icon/editor-icons'
import { TrashIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './MediaList.css'
import type { MediaItem } from './media'
import type { MediaListLabels } from './media-list-labels'
import { Thumbnail } from './Thumbnail'

interface MediaRowProps {
  media: MediaItem
  name: string
  index: number
  count: number
  isCover: boolean
  isLifted: boolean
  labels: MediaListLabels
  gripProps: HTMLAttributes<HTMLSpanElement>
  removeRef: Ref<HTMLButtonElement>
  onOpen: () => void
  /** Moves by one position: -1 up, 1 down. */
  onStep: (by: -1 | 1) => void
  onRemove: () => void
  /** Absent if captions cannot be edited. */
  onCaption: ((caption: string) => void) | undefined
}

/** One file: grip, preview, name and size, and its buttons. */
export function MediaRow({
  media,
  name,
  index,
  count,
  isCover,
  isLifted,
  labels,
  gripProps,
  removeRef,
  onOpen,
  onStep,
  onRemove,
  onCaption,
}: MediaRowProps) {
  return (
    <li className={styles.row} data-lifted={isLifted || undefined}>
      {/* For pointers only. The move buttons do the same for keyboards and screen readers. */}
      <span className={styles.grip} aria-hidden="true" {...gripProps}>
        {count > 1 && <GripVerticalIcon />}
      </span>
      <button
        type="button"
        className={styles.preview}
        aria-label={labels.open(name)}
        onClick={onOpen}
      >
        <Thumbnail kind={media.kind} src={media.src} thumbnail={media.thumbnail} />
      </button>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.details}>
          {isCover && <Badge tone="accent">{labels.cover}</Badge>}
          {media.bytes !== null && formatBytes(media.bytes)}
        </p>
      </div>
      <div className={styles.moves}>
        <Step by={-1} label={labels.moveUp(name)} isPossible={index > 0} onStep={onStep} />
        <Step by={1} label={labels.moveDown(name)} isPossible={index < count - 1} onStep={onStep} />
        <IconButton
          ref={removeRef}
          label={labels.remove(name)}
          icon={<TrashIcon />}
          className={styles.bin}
          onClick={onRemove}
        />
      </div>
      {onCaption && media.kind === 'image' && (
        <CaptionField
          label={labels.caption(name)}
          hint={labels.captionHint}
          caption={media.caption ?? ''}
          onCaption={onCaption}
        />
      )}
    </li>
  )
}

interface CaptionFieldProps {
  label: string
  hint: string
  caption: string
  onCaption: (caption: string) => void
}

/** The caption of an image, which changes when the user leaves the field or presses Enter. */
function CaptionField({ label, hint, caption, onCaption }: CaptionFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function commit() {
    setTyped(null)
    const next = typed?.trim() ?? caption
    if (next !== caption) onCaption(next)
  }
  return (
    <input
      type="text"
      aria-label={label}
      placeholder={hint}
      maxLength={200}
      autoComplete="off"
      className={joinClasses(input, styles.caption)}
      value={typed ?? caption}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}

interface StepProps {
  by: -1 | 1
  label: string
  isPossible: boolean
  onStep: (by: -1 | 1) => void
}

/** Not `disabled` at the end of the list, because the button would lose focus. */
function Step({ by, label, isPossible, onStep }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={by < 0 ? <ArrowUpIcon /> : <ArrowDownIcon />}
      className={styles.step}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onStep(by)}
    />
  )
}
