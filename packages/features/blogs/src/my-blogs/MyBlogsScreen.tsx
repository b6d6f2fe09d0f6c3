import type { MyBlogList } from '@edbazaar/api-client'
import { permissions } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { ReviewNotices } from '@edbazaar/feature-editing'
import {
  accountPaths,
  dayInIndia,
  paths,
  type Translate,
  useMessages,
} from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ArticleCard } from '@edbazaar/ui/ArticleCard'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Pagination } from '@edbazaar/ui/Pagination'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import type { LoadedMyBlogs } from './load-my-blogs'
import { messages } from './messages'
import * as styles from './my-blogs.css'
import { blogStatuses, type MyBlogsState, myBlogsUrl } from './my-blogs-state'
import { NewBlog } from './NewBlog'

/** The user's own blogs: drafts, in review, published. */
export function MyBlogsScreen() {
  const loaded = useLoaderData<LoadedMyBlogs | null>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingMyBlogs />} permission={permissions.blogs}>
      {(data) => <MyBlogs {...data} />}
    </PrivatePage>
  )
}

const noticeKinds = ['blog'] as const

interface FrameProps {
  state: MyBlogsState
  counts?: MyBlogList['counts'] | undefined
  children: ReactNode
}

/** A figure space, as wide as a digit, so that tabs keep their width when counts load. */
const countPlaceholder = '\u2007'

function Frame({ state, counts, children }: FrameProps) {
  const t = useMessages(messages)

  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { label: t(messages.all), status: null, count: all ?? countPlaceholder },
    ...blogStatuses.map((status) => ({
      label: t(messages.tabs[status]),
      status,
      count: counts?.[status] ?? countPlaceholder,
    })),
  ]
  return (
    <div className={styles.page}>
      <PageHead
        title={t(messages.title)}
        standfirst={t(messages.standfirst)}
        above={<Link href={accountPaths.myVideos}>{t(messages.toVideos)}</Link>}
      >
        <p className={styles.write}>
          <NewBlog />
        </p>
      </PageHead>
      <TabLinks
        label={t(messages.tabsLabel)}
        className={styles.tabs}
        tabs={tabs.map(({ status, ...tab }) => ({
          ...tab,
          href: myBlogsUrl.pathOf({ status, page: 1 }),
          isCurrent: status === state.status,
        }))}
      />
      {children}
      {/* Below the list, which they would move when they have loaded. */}
      {counts !== undefined && <ReviewNotices kinds={noticeKinds} />}
    </div>
  )
}

function LoadingMyBlogs() {
  const t = useMessages(messages)

  const [search] = useSearchParams()
  return (
    <Frame state={myBlogsUrl.read(search)}>
      <TileList aria-label={t(messages.loading)} aria-busy="true">
        <TileSkeleton />
        <TileSkeleton />
        <TileSkeleton />
      </TileList>
    </Frame>
  )
}

function MyBlogs({ state, list }: LoadedMyBlogs) {
  const t = useMessages(messages, blogMessages)

  return (
    <Frame state={state} counts={list.counts}>
      {list.data.length === 0 ? (
        <Empty state={state} list={list} />
      ) : (
        <>
          <ul aria-label={t(messages.title)} className={styles.blogs}>
            {list.data.map((blog) => (
              <li key={blog.id}>
                <ArticleCard
                  href={accountPaths.editBlog(blog.id)}
                  title={blog.title || t(messages.untitled)}
                  image={imageSource(blog.image)}
                  kicker={kickerOf(blog, t)}
                  byline={dateLabelOf(blog, t)}
                  actions={
                    blog.is_public && <Link href={paths.blog(blog.url)}>{t(messages.read)}</Link>
                  }
                  look="beside"
                  level={2}
                />
              </li>
            ))}
          </ul>
          {list.totalPages > 1 && (
            <Pagination
              page={state.page}
              lastPage={list.totalPages}
              perPage={list.per_page}
              total={list.total}
              hrefOf={(page) => myBlogsUrl.pathOf({ ...state, page })}
            />
          )}
        </>
      )}
    </Frame>
  )
}

type MyBlog = MyBlogList['data'][number]

/** The status, whether readers see an earlier version, and what waits for the author. */
function kickerOf(blog: MyBlog, t: Translate): string {
  const parts = [t(messages.states[blog.status])]
  if (blog.is_public && blog.status !== 'published') parts.push(t(messages.staysPublic))
  if (blog.open_comments > 0) parts.push(t(messages.openComments(blog.open_comments)))
  return parts.join(', ')
}

function dateLabelOf(blog: MyBlog, t: Translate): string {
  const { status, published_at: at } = blog
  const withYear = { withYear: true }
  if (status !== 'published' || at === null)
    return t(messages.updated(formatDay(dayInIndia(blog.updated_at), withYear)))
  const day = formatDay(dayInIndia(at), withYear)
  return blog.is_public ? t(messages.publishedOn(day)) : t(messages.scheduledFor(day))
}

function Empty({ state: { status, page }, list: { counts, total } }: LoadedMyBlogs) {
  const t = useMessages(messages)

  const hasOthers = Object.values(counts).some((count) => count > 0)
  if (total > 0 && page > 1)
    return (
      <EmptyWithLink
        title={t(messages.pastTheEnd)}
        label={t(messages.firstPage)}
        to={{ status, page: 1 }}
      />
    )
  if (status !== null && hasOthers)
    return (
      <EmptyWithLink
        title={t(messages.emptyOf[status])}
        label={t(messages.showAll)}
        to={{ status: null, page: 1 }}
      />
    )
  const readLink = (
    <ButtonLink href={paths.blogs} variant="act">
      {t(messages.readBlogs)}
    </ButtonLink>
  )
  return (
    <EmptyState title={t(messages.emptyTitle)} actions={readLink}>
      {t(messages.emptyText)}
    </EmptyState>
  )
}

function EmptyWithLink({ title, label, to }: { title: string; label: string; to: MyBlogsState }) {
  const link = (
    <ButtonLink href={myBlogsUrl.pathOf(to)} variant="act">
      {label}
    </ButtonLink>
  )
  return <EmptyState title={title} actions={link} />
}
