import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './ResponsiveImage.css'

/** 3:2, 1:1 and 8:11. */
export const imageShapes = ['wide', 'square', 'tall'] as const
export type ImageShape = (typeof imageShapes)[number]

const pixels = { wide: [600, 400], square: [400, 400], tall: [400, 550] } as const

/** An image's addresses, as every component that shows one takes them. */
export interface Image {
  /** Address of the image. */
  src: string
  /** Its other sizes, as an `img` takes them. */
  srcSet?: string | undefined
  /**
   * Endings that lie beside each of these addresses, the lightest first: `['avif', 'webp']`. The
   * addresses above are for browsers that know none of them.
   */
  formats?: readonly string[] | undefined
  /** A few blurred pixels as a `data:` address, shown until the image is there. */
  placeholder?: string | undefined
}

export interface ResponsiveImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'>,
    Image {
  /** What it shows; empty where words beside it say the same. */
  alt: string
  /** Its room is kept from the start, so nothing moves when it arrives. @default 'wide' */
  shape?: ImageShape
  /** Fetches it before all others: for the largest image in the first view. @default false */
  isPriority?: boolean
}

/** An image in a room of fixed shape. Nothing is ever printed over it; dark themes dim it. */
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
