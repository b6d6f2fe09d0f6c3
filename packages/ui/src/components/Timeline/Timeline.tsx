import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Timeline.css'
import type { TimelineState } from './timeline-states'

export interface TimelineEvent {
  /** Unique in the list. */
  id: string | number
  /** The event, or the author of a message: "Fees approved", "Asha Menon". */
  title: string
  /** The person or role behind the event, shown after the title. */
  actor?: ReactNode
  /** The formatted date: "Today, 10:12 am". */
  date: string
  /** Machine-readable date for the `datetime` attribute: `2026-11-20T10:12`. */
  dateTime?: string | undefined
  /** The mark on the line. @default 'done' */
  state?: TimelineState
  /** An icon of `@edbazaar/ui/Icon` that replaces the mark. */
  icon?: ReactElement | undefined
  /** Content below the title: the message, the changes, buttons. */
  body?: ReactNode
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list: "History". */
  label: string
  /** In display order. */
  events: readonly TimelineEvent[]
  /** Shown if there are no events. @default 'Nothing has happened yet' */
  emptyText?: string
}

/** Dated events: messages of an enquiry, steps of an application, audit entries. */
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
        <p className={styles.text}>
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
