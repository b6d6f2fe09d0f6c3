import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { weekdayName } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { weekdayOf } from '../times/days'
import { fullDay } from '../times/times'
import { type BatchesState, batchesUrl } from './batches-url'
import * as styles from './calendar.css'
import { messages } from './messages'
import type { CalendarWeek } from './week'

interface DayStripProps {
  state: BatchesState
  week: CalendarWeek
  firstDay: string
}

/** The days of the week on a phone: the list starts at the selected one. */
export function DayStrip({ state, week, firstDay }: DayStripProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <nav className={styles.strip} aria-label={t(messages.dayStrip)}>
      {week.days.map(({ day, count }) => (
        <Link
          key={day}
          variant="plain"
          className={styles.stripDay}
          data-keep-place=""
          href={batchesUrl.pathOf({ ...state, day })}
          aria-current={day === firstDay ? 'date' : undefined}
        >
          <span aria-hidden="true">{weekdayName(weekdayOf(day), locale, 'narrow')}</span>
          <b aria-hidden="true">{Number(day.slice(8))}</b>
          <span className={styles.dots} data-count={Math.min(count, 4)} aria-hidden="true" />
          <VisuallyHidden>
            {fullDay(day, locale)}, {t(messages.sessions(count))}
          </VisuallyHidden>
        </Link>
      ))}
    </nav>
  )
}
