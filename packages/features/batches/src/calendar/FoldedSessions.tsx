import { formatTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { accountPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Popover } from '@edbazaar/ui/Popover'
import { fullDay } from '../times/times'
import * as styles from './folded.css'
import { messages } from './messages'
import { Status } from './SessionLink'
import { withProperties } from './style-properties'
import type { FoldedSessions as Folded } from './week'

interface FoldedSessionsProps {
  day: string
  folded: Folded
}

/** A strip beside the sessions of a day that opens a list of those for which there is no space. */
export function FoldedSessions({ day, folded }: FoldedSessionsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { from, to, left, width, entries } = folded
  const times = formatTimes(from, to, locale)
  const name = t(messages.moreSessions(entries.length, fullDay(day, locale), times))
  return (
    <li
      className={styles.strip}
      ref={withProperties({
        '--t': from / 60,
        '--d': Math.max(to - from, 30) / 60,
        '--l': left,
        '--w': width,
      })}
    >
      <Popover
        label={name}
        align="end"
        trigger={
          <button
            type="button"
            className={styles.button}
            aria-label={name}
            data-day={day}
            data-from={from}
          >
            +{entries.length}
          </button>
        }
      >
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <Link
                variant="plain"
                href={accountPaths.batchSession(entry.batch.id, entry.session.id)}
                className={styles.entry}
                data-look={entry.look}
              >
                <b lang={languageOf(entry.batch.name)}>{entry.batch.name}</b>
                <span className={styles.time}>{formatTimes(entry.from, entry.to, locale)}</span>
                <span className={styles.status}>
                  <Status entry={entry} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </li>
  )
}
