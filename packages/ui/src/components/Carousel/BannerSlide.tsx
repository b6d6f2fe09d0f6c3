import { joinClasses } from '../../internal/join-classes'
import { Badge } from '../Badge/Badge'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import { type Picture, Plate } from '../Plate/Plate'
import * as styles from './BannerSlide.css'

export interface BannerSlideProps extends Omit<AnchorProps, 'children' | 'title'> {
  /** Fills its frame of 3:2 without words over it. */
  picture: Picture
  /** What the picture shows; empty where the words beneath say it. @default '' */
  alt?: string
  /** One or two words: what it is about. */
  tag: string
  /** The message, in one sentence; the heading of the slide. */
  title: string
  /** Fetches the picture before all others: for the first slide in the first view. @default false */
  isPriority?: boolean
}

/** A slide for a `Carousel`: a picture with its caption beneath, and all of it a link. */
export function BannerSlide({
  picture,
  alt = '',
  tag,
  title,
  isPriority = false,
  className,
  ...rest
}: BannerSlideProps) {
  return (
    <Anchor className={joinClasses(styles.slide, className)} draggable={false} {...rest}>
      <div className={styles.frame}>
        <Plate
          {...picture}
          alt={alt}
          sizes="(min-width: 1024px) 480px, 100vw"
          isPriority={isPriority}
          draggable={false}
          className={styles.picture}
        />
      </div>
      <div className={styles.caption}>
        <Badge tone="accent">{tag}</Badge>
        <h2 className={styles.title}>{title}</h2>
      </div>
    </Anchor>
  )
}
