import { Children, type ComponentProps, type ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import { type Image, type ImageShape, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { Skeleton } from '../Skeleton/Skeleton'
import * as styles from './Tile.css'

/** Position of the image: beside the text, above it, or beside it in an arch. */
export const tileLooks = ['beside', 'standing', 'window'] as const
export type TileLook = (typeof tileLooks)[number]

const shapes: Readonly<Record<TileLook, ImageShape>> = {
  beside: 'square',
  standing: 'wide',
  window: 'tall',
}
const sizes: Readonly<Record<TileLook, string>> = {
  beside: '88px',
  standing: '(min-width: 1024px) 280px, 50vw',
  window: '136px',
}

export interface TileProps extends Omit<AnchorProps, 'children' | 'title'> {
  /** Its shape depends on `variant`; decorative. */
  image: Image
  /** The heading. Its language is detected. */
  title: string
  /** Secondary text above the title: subject and date. */
  kicker?: ReactNode
  /** A large number above the title: "2½–6". */
  figure?: string | undefined
  /** A sentence under the title. */
  detail?: ReactNode
  /** @default 'beside' */
  look?: TileLook
  /** Heading level of the title. @default 3 */
  level?: 3 | 4
}

/** An image with a title and a few words, as a single link. */
export function Tile({
  image,
  title,
  kicker,
  figure,
  detail,
  look = 'beside',
  level = 3,
  className,
  ...rest
}: TileProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <Anchor className={joinClasses(styles.tile, className)} data-look={look} {...rest}>
      <ResponsiveImage
        {...image}
        alt=""
        shape={shapes[look]}
        sizes={sizes[look]}
        className={look === 'window' ? styles.window : undefined}
      />
      <div>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {figure && <p className={styles.figure}>{figure}</p>}
        <Heading className={styles.title} lang={languageOf(title)}>
          {title}
        </Heading>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </Anchor>
  )
}

/** Placeholder for a loading tile, with the same layout. */
export function TileSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses(styles.tile, className)}
      data-look="beside"
      {...rest}
    >
      <span className={styles.plateBar} />
      <div>
        <div className={styles.kicker}>
          <Skeleton width="half" />
        </div>
        <div className={styles.title}>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      </div>
    </div>
  )
}

export interface TileListProps extends ComponentProps<'ul'> {
  /** `Tile`s: three or four fit on one line if there is room. */
  children: ReactNode
}

/** Tiles in columns separated by hairlines; stacked on a phone. */
export function TileList({ className, children, ...rest }: TileListProps) {
  const tiles = Children.toArray(children)
  return (
    <ul className={joinClasses(styles.list, className)} data-columns={tiles.length} {...rest}>
      {Children.map(tiles, (tile) => (
        <li className={styles.entry}>{tile}</li>
      ))}
    </ul>
  )
}
