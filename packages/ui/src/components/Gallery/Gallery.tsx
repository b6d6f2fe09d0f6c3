'use client'

import { type ComponentProps, type MouseEvent, useState } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { size, variant } from '../Button/Button.css'
import { ImagesIcon } from '../Icon/icons'
import { Plate } from '../Plate/Plate'
import * as styles from './Gallery.css'
import type { GalleryPicture } from './GalleryPicture'
import { Viewer } from './Viewer'

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'children'> {
  /** Names the gallery: "Pictures of Vidya Niketan Public School". */
  label: string
  /** The cover first. */
  pictures: readonly GalleryPicture[]
}

const platesShown = 5

/**
 * Plates with captions beneath. Each leads to its picture; with scripts it opens over the whole
 * window, where arrow keys, swipes and Escape work.
 */
export function Gallery({ label, pictures, className, ...rest }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const plates = pictures.slice(0, platesShown)
  const firstHidden = pictures[platesShown]

  function opener(index: number) {
    return (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setOpened(index)
    }
  }
  return (
    <section aria-label={label} {...rest}>
      <div className={joinClasses(styles.gallery, className)} data-count={plates.length}>
        {plates.map((picture, index) => (
          <figure key={picture.fullSrc} className={styles.figure}>
            <a href={picture.fullSrc} className={styles.link} onClick={opener(index)}>
              <Plate
                src={picture.src}
                srcSet={picture.srcSet}
                formats={picture.formats}
                placeholder={picture.placeholder}
                alt={picture.caption}
                lang={languageOf(picture.caption)}
                sizes={
                  index === 0
                    ? '(min-width: 1024px) 600px, 320px'
                    : '(min-width: 1024px) 300px, 200px'
                }
                isPriority={index === 0}
                className={styles.plate}
              />
            </a>
            <figcaption
              className={styles.caption}
              lang={languageOf(picture.caption)}
              aria-hidden="true"
            >
              {picture.caption}
            </figcaption>
          </figure>
        ))}
        {firstHidden && (
          <a
            href={firstHidden.fullSrc}
            className={joinClasses(variant.quiet, size.medium, styles.all)}
            onClick={opener(0)}
          >
            <ImagesIcon />
            All {pictures.length}
          </a>
        )}
      </div>
      {opened !== null && (
        <Viewer
          label={label}
          pictures={pictures}
          firstIndex={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}
