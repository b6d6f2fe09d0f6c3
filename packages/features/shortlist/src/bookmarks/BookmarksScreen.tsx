import type { BookmarkList } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { useAtomValue, useStore } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import {
  type BookmarkKind,
  bookmarkedKeysAtom,
  bookmarkKinds,
  hasLoadedBookmarksAtom,
} from '../bookmark-atoms'
import { applyBookmarkList } from '../bookmark-sync'
import { BookmarkRows } from './BookmarkRows'
import { BookmarkRowsSkeleton } from './BookmarkRowsSkeleton'
import * as styles from './bookmarks.css'
import { type BookmarksState, bookmarksUrl } from './bookmarks-state'
import type { LoadedBookmarks } from './load-bookmarks-page'
import { messages } from './messages'
import { UnavailableBookmarks } from './UnavailableBookmarks'

/** The user's bookmarks, one kind at a time, with their notes. */
export function BookmarksScreen() {
  const loaded = useLoaderData<LoadedBookmarks | null>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Skeleton />} permission={permissions.bookmarks}>
      {(page) => <Bookmarks {...page} />}
    </PrivatePage>
  )
}

interface FrameProps {
  state: BookmarksState
  counts?: BookmarkList['counts'] | undefined
  children: ReactNode
}

/** A space as wide as a digit, so that nothing moves when the counts load. */
const countPlaceholder = '\u2007'

function Frame({ state, counts, children }: FrameProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.standfirst)} />
      <TabLinks
        label={t(messages.tabsLabel)}
        className={styles.tabs}
        tabs={bookmarkKinds.map((kind) => ({
          label: t(messages.tabs[kind]),
          href: bookmarksUrl.pathOf({ kind, page: 1 }),
          isCurrent: kind === state.kind,
          count: counts?.[kind] ?? countPlaceholder,
        }))}
      />
      {children}
    </div>
  )
}

function Skeleton() {
  const [search] = useSearchParams()
  const state = bookmarksUrl.read(search)
  return (
    <Frame state={state}>
      <BookmarkRowsSkeleton kind={state.kind} />
    </Frame>
  )
}

function Bookmarks({ state, list }: LoadedBookmarks) {
  useBookmarkList(list)
  const bookmarked = useAtomValue(bookmarkedKeysAtom)
  const hasLoaded = useAtomValue(hasLoadedBookmarksAtom)
  const { kind } = state
  const isRemoved = ({ id }: { id: number }) => !bookmarked.has(`${kind}/${id}`)
  const removed = hasLoaded ? list.data.filter(isRemoved).length : 0
  const total = list.total - removed
  return (
    <Frame state={state} counts={{ ...list.counts, [kind]: total }}>
      {list.data.length === 0 ? (
        <EmptyList kind={kind} total={list.total} />
      ) : (
        <>
          <BookmarkRows kind={kind} bookmarks={list.data} />
          {list.totalPages > 1 && (
            <Pagination
              page={state.page}
              lastPage={list.totalPages}
              perPage={list.per_page}
              total={list.total}
              hrefOf={(page) => bookmarksUrl.pathOf({ kind, page })}
            />
          )}
        </>
      )}
      <UnavailableBookmarks bookmarks={list.unavailable} />
    </Frame>
  )
}

/** Applies the list before it is painted: a bookmark this browser does not know would look removed. */
function useBookmarkList(list: BookmarkList) {
  const store = useStore()
  useLayoutEffect(
    () => applyBookmarkList(store, [...list.data, ...list.unavailable]),
    [store, list],
  )
}

const browsePaths: Readonly<Record<BookmarkKind, string>> = {
  school: paths.schools,
  product: paths.beyondSchool,
  job: paths.jobs,
  blog: paths.blogs,
}

function EmptyList({ kind, total }: { kind: BookmarkKind; total: number }) {
  const t = useMessages(messages)
  const { title, text, action } = messages.empty[kind]
  if (total > 0) {
    const first = bookmarksUrl.pathOf({ kind, page: 1 })
    const firstPageLink = (
      <ButtonLink href={first} variant="act">
        {t(messages.firstPage)}
      </ButtonLink>
    )
    return <EmptyState title={t(messages.pastTheEnd)} actions={firstPageLink} />
  }
  return (
    <EmptyState
      title={t(title)}
      actions={
        <ButtonLink href={browsePaths[kind]} variant="act">
          {t(action)}
        </ButtonLink>
      }
    >
      {t(text)}
    </EmptyState>
  )
}
