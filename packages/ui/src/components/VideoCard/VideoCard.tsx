import type { ComponentProps } from 'react'
import { formatClock, formatDuration, isoDuration } from '../../formatting/durations'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { PlayIcon } from '../Icon/icons'
import { Anchor } from '../Link/LinkProvider'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { Seats, type SeatsState } from '../Seats/Seats'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './VideoCard.css'

export interface VideoCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** URL of the video's page. */
  href: string
  /** The heading and link text. The language is detected. */
  title: string
  /** 3:2; decorative. */
  image: Image
  /** Duration in seconds; 0 for a contest without a film, which shows none. */
  duration: number
  /** The speakers, or their school. */
  detail?: string | undefined
  /** Whether a contest is open for entries. */
  state?: { state: SeatsState; label: string } | undefined
  /** Heading level of the title. @default 3 */
  level?: 2 | 3
  /** Loads the image with high priority, for cards above the fold. @default false */
  isPriority?: boolean
}

/** A video in a list. The duration is below the image. */
export function VideoCard({
  href,
  title,
  image,
  duration,
  detail,
  state,
  level = 3,
  isPriority = false,
  className,
  ...rest
}: VideoCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={joinClasses(styles.card, className)} {...rest}>
      <ResponsiveImage
        {...image}
        alt=""
        sizes="(min-width: 1024px) 368px, (min-width: 768px) 50vw, 100vw"
        isPriority={isPriority}
      />
      <p className={styles.length}>
        {duration > 0 && (
          <>
            <PlayIcon size="small" />
            <time dateTime={isoDuration(duration)}>
              <span aria-hidden="true">{formatClock(duration)}</span>
              <VisuallyHidden>{formatDuration(duration)}</VisuallyHidden>
            </time>
          </>
        )}
        {state && (
          <Seats state={state.state} className={styles.state}>
            {state.label}
          </Seats>
        )}
      </p>
      <Heading className={styles.title} lang={languageOf(title)}>
        <Anchor href={href} className={styles.link}>
          {title}
        </Anchor>
      </Heading>
      {detail && (
        <p className={styles.detail} lang={languageOf(detail)}>
          {detail}
        </p>
      )}
    </article>
  )
}
