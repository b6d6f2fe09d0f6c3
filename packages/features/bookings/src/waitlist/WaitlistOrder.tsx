import type { LineFamily } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './waitlist.css'

/** The families in the order of the waitlist, without names. */
export function WaitlistOrder({ line }: { line: readonly LineFamily[] }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <section>
      <SectionHead title={t(messages.line)} note={t(messages.lineNote)} isFlush />
      <ol className={styles.line}>
        {line.map((family, index) => {
          const number = index + 1
          return (
            <li
              key={number}
              className={styles.family}
              data-you={family.is_you || undefined}
              aria-current={family.is_you || undefined}
            >
              <span>{number}</span>
              <span>
                {t(family.is_you ? messages.you : messages.family)},{' '}
                {t(messages.nChildren(family.children))}
              </span>
              <span className={styles.since}>
                {t(messages.joined(formatDay(family.joined_on, { isShort: true, locale })))}
              </span>
              <span className={styles.status}>{t(messages.status[family.status])}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
