import { FailedLoad } from '@edbazaar/feature-list-kit/failed-load'
import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { messages as moderationMessages } from '../messages'
import { messages } from './messages'
import { isFiltered, noFilters } from './queue-url'
import type { Queue } from './use-queue'

/** The reason why there are no rows: the page is past the end, nothing matches, or nothing waits. */
export function EmptyQueue({ queue, total }: { queue: Queue; total: number }) {
  const t = useMessages(messages, moderationMessages)
  const { state, pathWith } = queue
  if (total > 0)
    return (
      <EmptyState
        title={t(messages.noMatch)}
        actions={
          <ButtonLink href={pathWith({ page: 1 })} variant="act">
            {t(messages.firstPage)}
          </ButtonLink>
        }
      />
    )
  if (isFiltered(state))
    return (
      <EmptyState
        title={t(messages.noMatch)}
        actions={
          <ButtonLink href={pathWith({ ...noFilters, q: '', page: 1 })} variant="act">
            {t(messages.showAll)}
          </ButtonLink>
        }
      >
        {t(messages.noMatchText)}
      </EmptyState>
    )
  return <EmptyState title={t(messages.emptyTabs[state.tab])}>{t(messages.emptyText)}</EmptyState>
}

/** The list did not load; the tools above it stay. */
export function FailedQueue() {
  const t = useMessages(messages, moderationMessages)
  return <Failed title={t(messages.listFailed)} />
}

/** The open case did not load. */
export function FailedCase() {
  const t = useMessages(messages, moderationMessages)
  return <Failed title={t(messages.caseFailed)} />
}

function Failed({ title }: { title: string }) {
  const t = useMessages(messages, moderationMessages)
  return (
    <FailedLoad title={title} retryLabel={t(messages.retry)}>
      {t(messages.failedText)}
    </FailedLoad>
  )
}
