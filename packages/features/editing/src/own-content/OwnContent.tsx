import { useMessages } from '@edbazaar/feature-platform'
import { PageHead } from '@edbazaar/ui/PageHead'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReviewNotices } from '../review/notices/ReviewNotices'
import { messages } from './messages'
import { OwnContentList, type OwnContentListProps } from './OwnContentList'
import * as styles from './own-content.css'
import { type OwnContentState, type OwnList, ownStatuses } from './statuses'

interface OwnContentProps<Item extends { readonly id: number }>
  extends Omit<OwnContentListProps<Item>, 'list' | 'state' | 'hrefOf'> {
  /** Undefined while it loads. */
  list: OwnList<Item> | undefined
  url: {
    read: (search: URLSearchParams) => OwnContentState
    pathOf: (state: OwnContentState) => string
  }
  /** Decisions about records of this kind are shown below the list. */
  kind: 'blog' | 'video'
  /** The link above the title. */
  above: ReactNode
  /** The button that starts a new record. */
  actions: ReactNode
}

/** A figure space, as wide as a digit, so that tabs keep their width when counts load. */
const countPlaceholder = '\u2007'

/** The page of the user's own blogs or videos: a tab for each status, and a list. */
export function OwnContent<Item extends { readonly id: number }>(props: OwnContentProps<Item>) {
  const { texts, url, list, kind } = props
  const t = useMessages(messages, texts)
  const [search] = useSearchParams()
  const state = url.read(search)
  const counts = list?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { label: t(messages.all), status: null, count: all ?? countPlaceholder },
    ...ownStatuses.map((status) => ({
      label: t(messages.tabs[status]),
      status,
      count: counts?.[status] ?? countPlaceholder,
    })),
  ]
  return (
    <div className={styles.page}>
      <PageHead title={t(texts.title)} standfirst={t(texts.standfirst)} above={props.above}>
        <p className={styles.actions}>{props.actions}</p>
      </PageHead>
      <TabLinks
        label={t(messages.tabsLabel)}
        className={styles.tabs}
        tabs={tabs.map(({ status, ...tab }) => ({
          ...tab,
          href: url.pathOf({ status, page: 1 }),
          isCurrent: status === state.status,
        }))}
      />
      {list === undefined ? (
        <TileList aria-label={t(texts.loading)} aria-busy="true">
          <TileSkeleton />
          <TileSkeleton />
          <TileSkeleton />
        </TileList>
      ) : (
        <>
          <OwnContentList {...props} list={list} state={state} hrefOf={url.pathOf} />
          {/* Above the list, they would move it when they have loaded. */}
          <ReviewNotices kinds={[kind]} />
        </>
      )}
    </div>
  )
}
