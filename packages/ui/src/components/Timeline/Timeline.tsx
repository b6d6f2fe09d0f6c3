import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Timeline.css'
import type { TimelineState } from './timeline-states'

export interface TimelineEvent {
  /** Tells it from the others. */
  id: string | number
  /** What happened, or who wrote: "Fees approved", "Asha Menon". */
  title: string
  /** Who did it, or in which role; quiet beside the title. */
  actor?: ReactNode
  /** When, in words: "Today, 10:12 am". */
  date: string
  /** The same for machines, `2026-11-20T10:12`. */
  dateTime?: string | undefined
  /** How it is marked on the line. @default 'done' */
  state?: TimelineState
  /** One icon of `@edbazaar/ui/Icon`, in place of the mark. */
  icon?: ReactElement | undefined
  /** Beneath: what was written, what changed, buttons. */
  body?: ReactNode
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Spoken as the list's name: "History". */
  label: string
  /** In the order shown; the oldest first where people write to each other. */
  events: readonly TimelineEvent[]
  /** Shown where nothing has happened. @default 'Nothing has happened yet' */
  emptyText?: string
}

/** What happened, in its order: messages of an enquiry, steps of an application, an audit history. */
export function Timeline({
  label,
  events,
  emptyText = 'Nothing has happened yet',
  className,
  ...rest
}: TimelineProps) {
  if (events.length === 0) return <p className={styles.empty}>{emptyText}</p>
  return (
    <ol aria-label={label} className={joinClasses(styles.timeline, className)} {...rest}>
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ol>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const { title, actor, date, dateTime, state = 'done', icon, body } = event
  const isPlain = state === 'done' && icon === undefined && body === undefined
  return (
    <li className={styles.event} data-state={state} data-plain={isPlain || undefined}>
      <span className={styles.mark} data-icon={icon ? '' : undefined} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.head}>
        <p className={styles.words}>
          <b className={styles.title} lang={languageOf(title)}>
            {title}
          </b>
          {actor && <span className={styles.actor}>{actor}</span>}
        </p>
        <time dateTime={dateTime} className={styles.date} lang={languageOf(date)}>
          {date}
        </time>
      </div>
      {body && <div className={styles.body}>{body}</div>}
    </li>
  )
}
