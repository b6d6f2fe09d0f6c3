import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './ResponsiveImage.css'

/** 3:2, 1:1 and 8:11. */
export const imageShapes = ['wide', 'square', 'tall'] as const
export type ImageShape = (typeof imageShapes)[number]

const pixels = { wide: [600, 400], square: [400, 400], tall: [400, 550] } as const

/** Image sources, as accepted by every component that shows an image. */
export interface Image {
  /** URL of the image. */
  src: string
  /** The `srcset` with other sizes. */
  srcSet?: string | undefined
  /**
   * File extensions that are available for each of these URLs, smallest first: `['avif', 'webp']`.
   * Browsers that support none of them use the URLs above.
   */
  formats?: readonly string[] | undefined
  /** Blurred preview as a `data:` URL, shown until the image loads. */
  placeholder?: string | undefined
}

export interface ResponsiveImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'>,
    Image {
  /** Alternative text; empty if text beside it says the same. */
  alt: string
  /** Aspect ratio. The space is reserved, so nothing moves when the image loads. @default 'wide' */
  shape?: ImageShape
  /** Loads the image with high priority, for the largest image above the fold. @default false */
  isPriority?: boolean
}

/** An image with a fixed aspect ratio. Nothing is placed over it; dark themes dim it. */
export function ResponsiveImage({
  alt,
  shape = 'wide',
  isPriority = false,
  formats,
  placeholder,
  className,
  ...rest
}: ResponsiveImageProps) {
  const [width, height] = pixels[shape]
  const image = (
    <img
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      className={joinClasses(styles.shape[shape], className)}
      style={placeholder ? { background: `center / cover url(${placeholder})` } : undefined}
      {...rest}
    />
  )
  if (!formats) return image
  const { srcSet = rest.src, sizes } = rest
  return (
    <picture className={styles.formats}>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet.replace(/\.\w+(?= |$)/g, `.${format}`)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  )
}
