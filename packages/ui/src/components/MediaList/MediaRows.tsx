'use client'

import { type Ref, useState } from 'react'
import * as styles from './MediaList.css'
import { MediaRow } from './MediaRow'
import { MediaViewer } from './MediaViewer'
import { coverOf, type MediaItem } from './media'
import type { MediaListLabels } from './media-list-labels'
import { useDragOrder } from './use-drag-order'

interface MediaRowsProps {
  items: readonly MediaItem[]
  labels: MediaListLabels
  nameOf: (media: MediaItem) => string
  removeButtonRef: (id: string) => Ref<HTMLButtonElement>
  onMove: (media: MediaItem, to: number) => void
  onRemove: (id: string) => void
  onCaption: ((id: string, caption: string) => void) | undefined
}

/** The files, and the viewer of the open one. */
export function MediaRows({
  items,
  labels,
  nameOf,
  removeButtonRef,
  onMove,
  onRemove,
  onCaption,
}: MediaRowsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { list, lifted, gripProps } = useDragOrder((from, to) => {
    const media = items[from]
    if (media) onMove(media, to)
  })
  const opened = items.find(({ id }) => id === openId)
  return (
    <>
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
            removeRef={removeButtonRef(media.id)}
            onOpen={() => setOpenId(media.id)}
            onStep={(by) => onMove(media, index + by)}
            onRemove={() => onRemove(media.id)}
            onCaption={onCaption && ((caption) => onCaption(media.id, caption))}
          />
        ))}
      </ol>
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
    </>
  )
}
