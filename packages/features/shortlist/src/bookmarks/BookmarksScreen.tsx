import type { BookmarkList } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Pagination } from '@edbazaar/ui/Pagination'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { useAtomValue, useStore } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import {
  type BookmarkKind,
  bookmarkedAtom,
  bookmarkKinds,
  bookmarkPermission,
  isKnownAtom,
} from '../bookmark-atoms'
import { learnListed } from '../keep-bookmarks'
import { BookmarkRows } from './BookmarkRows'
import * as styles from './bookmarks.css'
import { type BookmarksState, bookmarksPath, readBookmarksState } from './bookmarks-state'
import { GreyRows } from './GreyRows'
import type { LoadedBookmarks } from './load-bookmarks-page'
import { messages } from './messages'

/** What somebody keeps, kind by kind, with their notes. */
export function BookmarksScreen() {
  const loaded = useLoaderData<LoadedBookmarks | null>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Waiting />} permission={bookmarkPermission}>
      {(there) => <Bookmarks {...there} />}
    </PrivatePage>
  )
}

interface FrameProps {
  state: BookmarksState
  counts?: BookmarkList['counts'] | undefined
  children: ReactNode
}

/** As wide as a digit, so that nothing moves when the counts come. */
const roomForCount = '\u2007'

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
          href: bookmarksPath({ kind, page: 1 }),
          isCurrent: kind === state.kind,
          count: counts?.[kind] ?? roomForCount,
        }))}
      />
      {children}
    </div>
  )
}

function Waiting() {
  const [search] = useSearchParams()
  const state = readBookmarksState(search)
  return (
    <Frame state={state}>
      <GreyRows kind={state.kind} />
    </Frame>
  )
}

function Bookmarks({ state, list }: LoadedBookmarks) {
  useListed(list)
  const kept = useAtomValue(bookmarkedAtom)
  const isKnown = useAtomValue(isKnownAtom)
  const { kind } = state
  const gone = isKnown ? list.data.filter(({ id }) => !kept.has(`${kind}/${id}`)).length : 0
  const total = list.total - gone
  return (
    <Frame state={state} counts={{ ...list.counts, [kind]: total }}>
      {list.data.length === 0 ? (
        <Nothing kind={kind} total={list.total} />
      ) : (
        <>
          <BookmarkRows kind={kind} bookmarks={list.data} />
          {list.totalPages > 1 && (
            <Pagination
              page={state.page}
              lastPage={list.totalPages}
              perPage={list.per_page}
              total={list.total}
              hrefOf={(page) => bookmarksPath({ kind, page })}
            />
          )}
        </>
      )}
    </Frame>
  )
}

/** What the list holds is kept, whatever this browser knew: before it is seen, or it would seem removed. */
function useListed(list: BookmarkList) {
  const store = useStore()
  useLayoutEffect(() => learnListed(store, list.data), [store, list])
}

const places: Readonly<Record<BookmarkKind, string>> = {
  school: paths.schools,
  product: paths.beyondSchool,
  job: paths.jobs,
  blog: paths.blogs,
}

function Nothing({ kind, total }: { kind: BookmarkKind; total: number }) {
  const t = useMessages(messages)
  const { title, text, action } = messages.empty[kind]
  if (total > 0) {
    const first = bookmarksPath({ kind, page: 1 })
    const back = (
      <ButtonLink href={first} variant="act">
        {t(messages.firstPage)}
      </ButtonLink>
    )
    return <EmptyState title={t(messages.pastTheEnd)} actions={back} />
  }
  return (
    <EmptyState
      title={t(title)}
      actions={
        <ButtonLink href={places[kind]} variant="act">
          {t(action)}
        </ButtonLink>
      }
    >
      {t(text)}
    </EmptyState>
  )
}
