'use client'

import { useEffect, useState } from 'react'
import { PlayIcon } from '../Icon/icons'
import * as styles from './MediaList.css'
import type { MediaItem } from './media'

/** A small image; for a video without one its first frame, with a play icon. */
export function Thumbnail({ kind, src, thumbnail }: Pick<MediaItem, 'kind' | 'src' | 'thumbnail'>) {
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) return
    const again = () => setHasFailed(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])
  // Retries the image when the connection is back.
  if (hasFailed) return <span className={styles.thumbnail} />
  return (
    <>
      {thumbnail === null && kind === 'video' ? (
        // The time fragment in the URL makes phones show a frame.
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
