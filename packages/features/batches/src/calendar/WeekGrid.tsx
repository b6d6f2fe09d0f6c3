import { minutesInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatTimeOfDay } from '@edbazaar/ui/formatting'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { weekdayOf } from '../times/days'
import { dayName, fullDay } from '../times/times'
import { onArrowKey } from './arrow-keys'
import * as styles from './calendar.css'
import { FoldedSessions } from './FoldedSessions'
import { messages } from './messages'
import { SessionLink } from './SessionLink'
import { withProperties } from './style-properties'
import type { CalendarDay, CalendarWeek } from './week'

interface WeekGridProps {
  week: CalendarWeek
  /** Milliseconds. */
  now: number
  today: string
  /** The first day that a phone lists. */
  firstDay: string
}

/** Seven days with their sessions at their hours. Arrow keys move between sessions. */
export function WeekGrid({ week, now, today, firstDay }: WeekGridProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { fromHour, toHour, days } = week
  const isShown = (minute: number) => minute >= fromHour * 60 && minute <= toHour * 60
  const hours = Array.from({ length: toHour - fromHour }, (_, at) => fromHour + at)
  return (
    <section
      aria-label={t(messages.week)}
      className={styles.grid}
      ref={withProperties({ '--from': fromHour, '--rows': toHour - fromHour })}
      onKeyDown={onArrowKey}
    >
      <div className={styles.hours} aria-hidden="true">
        <div className={styles.hourLabels}>
          {hours.map((hour, at) => (
            <span key={hour} ref={withProperties({ '--n': at })}>
              {formatTimeOfDay(hour * 60, locale).replace(/ (?:noon|midnight)$/, (name) =>
                name === ' noon' ? ' pm' : ' am',
              )}
            </span>
          ))}
        </div>
      </div>
      {days.map((day) => (
        <Day
          key={day.day}
          day={day}
          now={day.day === today ? now : null}
          isNowShown={isShown(minutesInIndia(now))}
          isPast={day.day < today}
          isBeforeFirst={day.day < firstDay}
        />
      ))}
    </section>
  )
}

interface DayProps {
  day: CalendarDay
  /** Null for other days than today. */
  now: number | null
  /** Whether the present time is within the hours of the grid. */
  isNowShown: boolean
  isPast: boolean
  /** Whether a phone leaves it out. */
  isBeforeFirst: boolean
}

function Day({
  day: { day, entries, folds, count, holidays },
  now,
  isNowShown,
  isPast,
  isBeforeFirst,
}: DayProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const isToday = now !== null
  return (
    <section
      className={styles.day}
      data-today={isToday || undefined}
      data-past={isPast || undefined}
      data-early={isBeforeFirst || undefined}
      aria-label={fullDay(day, locale)}
    >
      <header className={styles.dayHead}>
        <b aria-hidden="true">{Number(day.slice(8))}</b>
        <span aria-hidden="true">
          {isToday ? t(messages.today) : dayName(weekdayOf(day), locale)}
        </span>
        <VisuallyHidden>
          {fullDay(day, locale)} {isToday && t(messages.today)}
        </VisuallyHidden>
        <span className={styles.dayCount}>
          {count === 0 ? t(messages.noSessions) : t(messages.sessions(count))}
        </span>
        {holidays.length > 0 && (
          <p className={styles.holiday}>
            {t(messages.holiday([...new Set(holidays.map(({ name }) => name))].join(', ')))}
          </p>
        )}
      </header>
      <div className={styles.slots}>
        {isToday && isNowShown && (
          <span className={styles.now} ref={withProperties({ '--t': minutesInIndia(now) / 60 })} />
        )}
        {entries.length > 0 && (
          <ul>
            {entries.map((entry) => (
              <li key={entry.key} className={entry.isFolded ? styles.folded : undefined}>
                <SessionLink entry={entry} />
              </li>
            ))}
            {folds.map((folded) => (
              <FoldedSessions key={folded.from} day={day} folded={folded} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
