import type { ContestImage } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import type { ReactNode } from 'react'
import * as styles from './answers.css'
import { messages } from './messages'

interface EntryImagesProps {
  images: readonly ContestImage[]
  /** The subject of the images, such as the question or the title of the entry. */
  label: string
  /** The content below an image, such as a button. */
  below?: (image: ContestImage, n: number) => ReactNode
}

/** Images of a contest entry; each opens at its full size in a new tab. */
export function EntryImages({ images, label, below }: EntryImagesProps) {
  const t = useMessages(messages)
  if (images.length === 0) return null
  return (
    <ul className={styles.images}>
      {images.map((image, index) => (
        <li key={image.id}>
          <a
            className={styles.imageLink}
            href={image.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <img
              className={styles.image}
              src={image.small_url}
              alt={t(messages.image(index + 1, label))}
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
            />
          </a>
          {below?.(image, index + 1)}
        </li>
      ))}
    </ul>
  )
}
