import { SavedViewsMenu } from '@edbazaar/feature-list-kit/table'
import { RouterAnchor, useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import type { CaseList } from '../case-types'
import { messages } from './messages'
import * as styles from './queue.css'
import { noFilters, type QueueState } from './queue-url'
import type { Queue } from './use-queue'

interface View {
  label: string
  count: number | undefined
  changes: Partial<QueueState>
}

/** Views of the tab with their counts, and those that the user saved. */
export function QueueViews({ queue, list }: { queue: Queue; list: CaseList | null }) {
  const t = useMessages(messages)
  const { state, pathWith, url, place } = queue
  const hours = list?.target_hours ?? 48
  const counts = list?.views
  const views: View[] = [
    { label: t(messages.views.all), count: counts?.all, changes: {} },
    { label: t(messages.views.held), count: counts?.held, changes: { held: 'yes' } },
    {
      label: t(messages.views.with_findings),
      count: counts?.with_findings,
      changes: { checks: 'yes' },
    },
    { label: t(messages.overdueView(hours)), count: counts?.overdue, changes: { hours } },
    { label: t(messages.views.mine), count: counts?.mine, changes: { claimed: 'me' } },
  ]
  const plain = { ...state, ...noFilters, page: 1, case: null }
  const current = url.pathOf({ ...state, page: 1, case: null })
  return (
    <nav className={styles.views} aria-label={t(messages.viewsLabel)}>
      {views.map(({ label, count, changes }) => {
        const path = url.pathOf({ ...plain, ...changes })
        return (
          <RouterAnchor
            key={label}
            href={pathWith({ ...noFilters, page: 1, case: null, ...changes })}
            className={styles.viewLink}
            aria-current={path === current ? 'true' : undefined}
          >
            {label}{' '}
            {count !== undefined && <span className={styles.viewCount}>{formatCount(count)}</span>}
          </RouterAnchor>
        )
      })}
      <SavedViewsMenu table={{ id: `queue-${place.path}`, url }} state={{ ...state, case: null }} />
    </nav>
  )
}
