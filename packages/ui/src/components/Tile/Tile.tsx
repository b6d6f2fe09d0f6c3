import { Children, type ComponentProps, type ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import { type Image, type ImageShape, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { Skeleton } from '../Skeleton/Skeleton'
import * as styles from './Tile.css'

/** The image beside the words, above them, or beside them in an arched window. */
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
  /** Its shape goes by the look; not read out. */
  image: Image
  /** The heading; its language is recognised. */
  title: string
  /** A few quiet words above the title: what it is about, and when it came. */
  kicker?: ReactNode
  /** A large figure above the title: "2½–6". */
  figure?: string | undefined
  /** A sentence under the title. */
  detail?: ReactNode
  /** @default 'beside' */
  look?: TileLook
  /** Heading level of the title. @default 3 */
  level?: 3 | 4
}

/** An image with a title and a few words, and all of it a link. */
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
  /** `Tile`s: three or four stand in one line where there is room. */
  children: ReactNode
}

/** Tiles in columns parted by hairlines; on a phone one beneath the other. */
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
