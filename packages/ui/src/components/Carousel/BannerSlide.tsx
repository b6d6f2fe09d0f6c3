import { joinClasses } from '../../internal/join-classes'
import { Badge } from '../Badge/Badge'
import { Anchor, type AnchorProps } from '../Link/LinkProvider'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import * as styles from './BannerSlide.css'

export interface BannerSlideProps extends Omit<AnchorProps, 'children' | 'title'> {
  /** The image, cropped to 3:2. */
  image: Image
  /** Alternative text; empty if the caption says the same. @default '' */
  alt?: string
  /** The subject in one or two words. */
  tag: string
  /** The message, in one sentence; the heading of the slide. */
  title: string
  /** Loads the image with high priority, for the first slide. @default false */
  isPriority?: boolean
}

/** A slide for a `Carousel`: an image with a caption. The whole slide is a link. */
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
