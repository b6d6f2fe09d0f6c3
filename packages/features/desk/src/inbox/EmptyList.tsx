import { FailedLoad } from '@edbazaar/feature-list-kit/failed-load'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import type { Enquiries } from './enquiry-types'
import { inboxUrl, isFiltered } from './inbox-url'
import { messages } from './messages'
import { fullMoment } from './moments'
import type { Inbox } from './use-inbox'

interface EmptyListProps {
  inbox: Inbox
  list: Enquiries
  now: number
}

/** The reason why there are no rows: the page is past the end, nothing matches, or the stage is empty. */
export function EmptyList({ inbox, list, now }: EmptyListProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { place, state, pathWith } = inbox
  if (list.total > 0)
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
          <ButtonLink href={inboxUrl(place).pathOf(inboxUrl(place).initial)} variant="act">
            {t(messages.showAll)}
          </ButtonLink>
        }
      >
        {t(messages.noMatchText)}
      </EmptyState>
    )
  const stage = state.state === null ? t(messages.all) : t(messages.stages[state.state])
  const last = list.last_received_at
  return (
    <EmptyState title={t(messages.emptyStage(stage))}>
      {last !== null && t(messages.lastArrived(fullMoment(last, { now, locale })))}
    </EmptyState>
  )
}

/** The list did not load; the tools above it stay. */
export function FailedList() {
  const t = useMessages(messages)
  return (
    <FailedLoad title={t(messages.listFailed)} retryLabel={t(messages.retry)}>
      {t(messages.listFailedText)}
    </FailedLoad>
  )
}
