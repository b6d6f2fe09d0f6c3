import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Pagination } from '@edbazaar/ui/Pagination'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './own-content.css'
import type { OwnContentState, OwnCounts, OwnStatus } from './statuses'

interface Listed {
  readonly id: number
}

interface OwnContentListProps<Item extends Listed> {
  label: string
  state: OwnContentState
  list: {
    readonly data: readonly Item[]
    readonly counts: OwnCounts
    readonly total: number
    readonly totalPages: number
    readonly per_page: number
  }
  hrefOf: (state: OwnContentState) => string
  renderItem: (item: Item) => ReactNode
  /** The titles of empty lists. */
  empty: { readonly pastTheEnd: string; readonly of: Readonly<Record<OwnStatus, string>> }
  /** Shown to a user who has none at all. */
  none: ReactNode
}

/** A page of the user's own blogs or videos. */
export function OwnContentList<Item extends Listed>(props: OwnContentListProps<Item>) {
  const { label, state, list, hrefOf, renderItem } = props
  if (list.data.length === 0) return <Empty {...props} />
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {list.data.map((item) => (
          <li key={item.id}>{renderItem(item)}</li>
        ))}
      </ul>
      {list.totalPages > 1 && (
        <Pagination
          page={state.page}
          lastPage={list.totalPages}
          perPage={list.per_page}
          total={list.total}
          hrefOf={(page) => hrefOf({ ...state, page })}
        />
      )}
    </>
  )
}

function Empty<Item extends Listed>(props: OwnContentListProps<Item>) {
  const t = useMessages(messages)
  const { list, hrefOf, empty } = props
  const { status, page } = props.state
  const hasOthers = Object.values(list.counts).some((count) => count > 0)
  const linkTo = (label: string, to: OwnContentState) => (
    <ButtonLink href={hrefOf(to)} variant="act">
      {label}
    </ButtonLink>
  )
  if (list.total > 0 && page > 1)
    return (
      <EmptyState
        title={empty.pastTheEnd}
        actions={linkTo(t(messages.firstPage), { status, page: 1 })}
      />
    )
  if (status !== null && hasOthers)
    return (
      <EmptyState
        title={empty.of[status]}
        actions={linkTo(t(messages.showAll), { status: null, page: 1 })}
      />
    )
  return props.none
}
