'use client'

import { useEffect, useState } from 'react'
import { PlayIcon } from '../Icon/icons'
import * as styles from './MediaList.css'
import type { MediaItem } from './media'

/** A small image; of a video its first frame where there is none, and a mark that it plays. */
export function Thumbnail({ kind, src, thumbnail }: Pick<MediaItem, 'kind' | 'src' | 'thumbnail'>) {
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) return
    const again = () => setHasFailed(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])
  // What was sent as the connection went is shown once it is back.
  if (hasFailed) return <span className={styles.thumbnail} />
  return (
    <>
      {thumbnail === null && kind === 'video' ? (
        // The time in the address makes phones draw a frame too.
        <video
          src={`${src}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          className={styles.thumbnail}
        />
      ) : (
        <img
          src={thumbnail ?? src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setHasFailed(true)}
          className={styles.thumbnail}
        />
      )}
      {kind === 'video' && (
        <span className={styles.video}>
          <PlayIcon size="small" />
        </span>
      )}
    </>
  )
}
