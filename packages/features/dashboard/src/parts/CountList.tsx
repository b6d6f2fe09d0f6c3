import { useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import type { Dashboard } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'

interface CountListProps {
  counts: Dashboard['counts']
  /** The inbox that has the enquiries, for a single listing or service. */
  inbox: string | null
}

/** Enquiries by what they wait for. */
export function CountList({ counts, inbox }: CountListProps) {
  const t = useMessages(messages)
  const rows = [
    { name: messages.newEnquiries, count: counts.new, query: 'state=new' },
    { name: messages.repliesOverdue, count: counts.overdue, query: 'due=overdue', isLate: true },
    { name: messages.dueToday, count: counts.due_today, query: 'due=today' },
    { name: messages.visits, count: counts.visit, query: 'state=visit' },
    { name: messages.applications, count: counts.applied, query: 'state=applied' },
  ]
  return (
    <section className={styles.part} aria-labelledby="attention">
      <h2 className={styles.sub} id="attention">
        {t(messages.attention)}
      </h2>
      <dl>
        {rows.map(({ name, count, query, isLate = false }) => (
          <div key={query} className={styles.count}>
            <dt>
              {inbox === null ? (
                t(name)
              ) : (
                <Link variant="plain" href={`${inbox}?${query}`} className={styles.link}>
                  {t(name)}
                </Link>
              )}
            </dt>
            <dd data-late={(isLate && count > 0) || undefined}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
