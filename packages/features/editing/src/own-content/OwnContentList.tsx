import { useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './own-content.css'
import type { OwnContentState, OwnContentTexts, OwnList } from './statuses'

export interface OwnContentListProps<Item extends { readonly id: number }> {
  texts: OwnContentTexts
  list: OwnList<Item>
  state: OwnContentState
  hrefOf: (state: OwnContentState) => string
  renderItem: (item: Item) => ReactNode
  /** A link for a user without any record. */
  elsewhere: ReactNode
}

/** A page of the user's own blogs or videos. */
export function OwnContentList<Item extends { readonly id: number }>(
  props: OwnContentListProps<Item>,
) {
  const { texts, state, list, hrefOf, renderItem } = props
  const t = useMessages(texts)
  if (list.data.length === 0) return <Empty {...props} />
  return (
    <>
      <ul aria-label={t(texts.title)} className={styles.list}>
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

function Empty<Item extends { readonly id: number }>(props: OwnContentListProps<Item>) {
  const { texts, list, hrefOf } = props
  const t = useMessages(messages, texts)
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
        title={t(texts.pastTheEnd)}
        actions={linkTo(t(messages.firstPage), { status, page: 1 })}
      />
    )
  if (status !== null && hasOthers)
    return (
      <EmptyState
        title={t(texts.emptyOf[status])}
        actions={linkTo(t(messages.showAll), { status: null, page: 1 })}
      />
    )
  return (
    <EmptyState title={t(texts.emptyTitle)} actions={props.elsewhere}>
      {t(texts.emptyText)}
    </EmptyState>
  )
}
