import { joinClasses } from '../../internal/join-classes'
import { Badge } from '../Badge/Badge'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './BannerSlide.css'

export interface BannerSlideProps extends Omit<AnchorProps, 'children' | 'title'> {
  /** Fills its frame of 3:2 without words over it. */
  image: Image
  /** What the image shows; empty where the words beneath say it. @default '' */
  alt?: string
  /** One or two words: what it is about. */
  tag: string
  /** The message, in one sentence; the heading of the slide. */
  title: string
  /** Fetches the image before all others: for the first slide in the first view. @default false */
  isPriority?: boolean
}

/** A slide for a `Carousel`: an image with its caption beneath, and all of it a link. */
export function BannerSlide({
  image,
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
        <ResponsiveImage
          {...image}
          alt={alt}
          sizes="(min-width: 1024px) 480px, 100vw"
          isPriority={isPriority}
          draggable={false}
          className={styles.image}
        />
      </div>
      <div className={styles.caption}>
        <Badge tone="accent">{tag}</Badge>
        <h2 className={styles.title}>{title}</h2>
      </div>
    </Anchor>
  )
}
