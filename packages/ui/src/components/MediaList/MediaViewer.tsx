'use client'

import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { KeyboardEvent } from 'react'
import { stepOfArrow } from '../../internal/arrow-step'
import { useFocusReturn } from '../../internal/use-focus-return'
import { useScrollLock } from '../../internal/use-scroll-lock'
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import type { MediaItem } from './media'
import type { MediaListLabels } from './media-list-labels'
import * as styles from './media-viewer.css'

interface MediaViewerProps {
  media: MediaItem
  name: string
  /** From 1. */
  place: number
  count: number
  labels: MediaListLabels
  /** Moves by one file: -1 back, 1 forward. Wraps at the ends. */
  onStep: (by: -1 | 1) => void
  onClose: () => void
}

/** A file in a full-window viewer. A video plays with the browser's controls. */
export function MediaViewer({ onClose, ...shown }: MediaViewerProps) {
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Window {...shown} onClose={onClose} />
      </Portal>
    </Root>
  )
}

function Window({ media, name, place, count, labels, onStep, onClose }: MediaViewerProps) {
  const focus = useFocusReturn()
  useScrollLock()
  function onKeyDown(event: KeyboardEvent) {
    // Video controls use the arrow keys too.
    if (event.target instanceof HTMLVideoElement) return
    const by = stepOfArrow(event.key, event.currentTarget)
    if (by !== 0) onStep(by)
  }
  return (
    <Content
      aria-describedby={undefined}
      data-shape="viewer"
      className={styles.viewer}
      onKeyDown={onKeyDown}
      {...focus}
    >
      <div className={styles.bar}>
        <Title className={styles.title}>{name}</Title>
        <IconButton label={labels.close} icon={<XIcon />} onClick={onClose} />
      </div>
      <div className={styles.stage}>
        {media.kind === 'video' ? (
          // biome-ignore lint/a11y/useMediaCaption: a video that was just uploaded has no captions yet.
          <video
            key={media.id}
            src={media.src}
            poster={media.thumbnail ?? undefined}
            controls
            autoPlay
            playsInline
            preload="metadata"
            aria-label={name}
            className={styles.full}
          />
        ) : (
          <img key={media.id} src={media.src} alt={name} className={styles.full} />
        )}
      </div>
      {count > 1 && (
        <div className={styles.footer}>
          <IconButton
            label={labels.previous}
            icon={<ChevronLeftIcon />}
            onClick={() => onStep(-1)}
          />
          <p role="status" className={styles.place}>
            {place} / {count}
          </p>
          <IconButton label={labels.next} icon={<ChevronRightIcon />} onClick={() => onStep(1)} />
        </div>
      )}
    </Content>
  )
}
