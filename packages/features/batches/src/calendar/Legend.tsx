import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'
import * as styles from './session.css'

/** The legend of the calendar, on wide pages. */
export function Legend() {
  const t = useMessages(messages)
  const looks = [
    ['open', t(messages.legendOpen)],
    ['full', t(messages.legendFull)],
    ['paused', t(messages.legendPaused)],
    ['ended', t(messages.legendEnded)],
    ['left', t(messages.legendGone)],
    ['live', t(messages.legendNow)],
  ] as const
  return (
    <ul className={styles.legend} aria-label={t(messages.legend)}>
      {looks.map(([look, label]) => (
        <li key={look} className={styles.legendEntry}>
          <span
            className={styles.legendMark}
            data-look={look === 'live' ? 'open' : look}
            data-live={look === 'live' || undefined}
          />
          {label}
        </li>
      ))}
    </ul>
  )
}
