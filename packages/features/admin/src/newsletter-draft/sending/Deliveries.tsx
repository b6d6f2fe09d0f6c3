import type { NewsletterDeliveries, NewsletterDraft, NewsletterOutcome } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { accountPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { formatCount } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from '../draft.css'
import { messages } from '../messages'
import { outcomes } from './outcomes'

interface DeliveriesProps {
  draft: NewsletterDraft
  deliveries: NewsletterDeliveries
  /** The outcome that the list shows; null for all. */
  outcome: NewsletterOutcome | null
}

/** The readers who got the newsletter, and the reasons why others did not. */
export function Deliveries({ draft, deliveries, outcome }: DeliveriesProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { data, page, totalPages, per_page: perPage, total } = deliveries
  const href = (chosen: NewsletterOutcome | null, at = 1) => {
    const search = new URLSearchParams()
    if (chosen !== null) search.set('outcome', chosen)
    if (at > 1) search.set('page', String(at))
    const query = search.toString()
    return `${accountPaths.newsletterDraft(draft.id)}${query && `?${query}`}`
  }
  const readers = draft.counts.reduce((sum, { count }) => sum + count, 0)
  const counts = outcomes.flatMap((each) => {
    const count = draft.counts.find((row) => row.outcome === each)?.count
    return count === undefined ? [] : [{ outcome: each, count }]
  })
  return (
    <section aria-labelledby="draft-readers" className={styles.panel}>
      <SectionHead title={t(messages.readers)} titleId="draft-readers" isFlush />
      <ul className={styles.counts} aria-label={t(messages.outcomeList)}>
        <CountLine
          label={t(messages.allReaders)}
          count={readers}
          href={href(null)}
          isCurrent={outcome === null}
        />
        {counts.map((row) => (
          <CountLine
            key={row.outcome}
            label={t(messages.outcomes[row.outcome])}
            count={row.count}
            href={href(row.outcome)}
            isCurrent={outcome === row.outcome}
          />
        ))}
      </ul>
      {data.length === 0 ? (
        <p className={styles.note}>{t(messages.noReaders)}</p>
      ) : (
        <ol className={styles.readers} aria-label={t(messages.readerList)}>
          {data.map((reader) => (
            <li key={reader.email} className={styles.reader}>
              <span className={styles.address}>{reader.email}</span>
              <span className={styles.outcome}>
                {t(messages.outcomes[reader.outcome])}, {momentText(reader.at, locale)}
              </span>
              {reader.answer !== null && (
                <span className={styles.answer}>{t(messages.answered(reader.answer))}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      <Pagination
        label={t(messages.readerPages)}
        page={page}
        lastPage={totalPages}
        perPage={perPage}
        total={total}
        hrefOf={(at) => href(outcome, at)}
      />
    </section>
  )
}

interface CountLineProps {
  label: string
  count: number
  href: string
  isCurrent: boolean
}

function CountLine({ label, count, href, isCurrent }: CountLineProps) {
  return (
    <li className={styles.countLine}>
      <Link href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.countLink}>
        {label}
      </Link>
      <span className={styles.count}>{formatCount(count)}</span>
    </li>
  )
}
