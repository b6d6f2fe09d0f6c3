'use client'

import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { size, variant } from '../Button/Button.css'
import { ImagesIcon } from '../Icon/media-icons'
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './Gallery.css'
import type { GalleryImage } from './GalleryImage'
import type { GalleryLabels } from './labels'
import type { ViewerProps } from './Viewer'

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'children'> {
  /** Accessible name of the gallery: "Images of Vidya Niketan Public School". */
  label: string
  /** The cover first. */
  images: readonly GalleryImage[]
  /** Texts of the gallery and its viewer. @default English */
  labels?: Partial<GalleryLabels> | undefined
}

const thumbnailsShown = 5

const defaultAll = (count: number) => `All ${count}`

/**
 * Images with captions. Each links to its full size; with JavaScript it opens in a full-window
 * viewer, where arrow keys, swipes and Escape work. The viewer's code loads when the pointer or focus
 * reaches an image. If it fails to load, the link works as without JavaScript.
 */
export function Gallery({ label, images, labels = {}, className, ...rest }: GalleryProps) {
  const { all = defaultAll } = labels
  const [opened, setOpened] = useState<number | null>(null)
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>()
  const thumbnails = images.slice(0, thumbnailsShown)
  const firstHidden = images[thumbnailsShown]

  async function load() {
    if (Viewer !== undefined) return
    const loaded = await import('./Viewer')
    setViewer(() => loaded.Viewer)
  }
  function prepare() {
    load().catch(() => {})
  }
  const opener = (index: number) => ({
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setOpened(index)
      const { href } = event.currentTarget
      load().catch(() => window.location.assign(href))
    },
  })
  return (
    <section aria-label={label} {...rest}>
      <div className={joinClasses(styles.gallery, className)} data-count={thumbnails.length}>
        {thumbnails.map((image, index) => (
          <figure key={image.fullSrc} className={styles.figure}>
            <a href={image.fullSrc} className={styles.link} {...opener(index)}>
              <ResponsiveImage
                src={image.src}
                srcSet={image.srcSet}
                formats={image.formats}
                placeholder={image.placeholder}
                alt={image.caption}
                lang={languageOf(image.caption)}
                sizes={
                  index === 0
                    ? '(min-width: 1024px) 600px, 320px'
                    : '(min-width: 1024px) 300px, 200px'
                }
                isPriority={index === 0}
                className={styles.thumbnail}
              />
            </a>
            <figcaption
              className={styles.caption}
              lang={languageOf(image.caption)}
              aria-hidden="true"
            >
              {image.caption}
            </figcaption>
          </figure>
        ))}
        {firstHidden && (
          <a
            href={firstHidden.fullSrc}
            className={joinClasses(variant.quiet, size.medium, styles.all)}
            {...opener(0)}
          >
            <ImagesIcon />
            {all(images.length)}
          </a>
        )}
      </div>
      {opened !== null && Viewer && (
        <Viewer
          label={label}
          images={images}
          labels={labels}
          firstIndex={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}
