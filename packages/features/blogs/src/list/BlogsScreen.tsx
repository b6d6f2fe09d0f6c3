import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { useLoaderData } from 'react-router-dom'
import { BlogTile, type BlogTileData } from '../BlogTile'
import { messages } from '../messages'
import * as styles from './list.css'
import { blogsUrl } from './list-state'
import type { LoadedBlogs } from './load-blogs'

/** The list of blogs. Its whole state is in the URL, so it works without JavaScript. */
export function BlogsScreen() {
  const t = useMessages(messages, blogMessages)

  const loaded = useLoaderData<LoadedBlogs>()
  const { state, featured, blogs } = loaded
  const isEmpty = featured.length + blogs.length === 0
  return (
    <>
      <PageHead
        title={
          state.topic === null
            ? t(messages.title)
            : t(messages.ofTopic(t(blogMessages.topics[state.topic])))
        }
        standfirst={state.topic === null ? t(messages.standfirst) : undefined}
        className={styles.head}
      />
      <TabLinks label={t(messages.topics)} tabs={tabsOf(loaded, t)} />
      <Featured featured={featured} />
      {blogs.length > 0 && <Grid loaded={loaded} />}
      {isEmpty ? <Empty total={loaded.total} /> : <Pages loaded={loaded} />}
    </>
  )
}

function tabsOf({ state, topics }: LoadedBlogs, t: Translate) {
  const all = topics.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      label: t(messages.all),
      href: blogsUrl.pathOf({ topic: null, page: 1 }),
      isCurrent: state.topic === null,
      count: all,
    },
    ...topics.map(({ topic, count }) => ({
      label: t(blogMessages.topics[topic]),
      href: blogsUrl.pathOf({ topic, page: 1 }),
      isCurrent: state.topic === topic,
      count,
    })),
  ]
}

/** One large card, with the others in a column beside it. */
function Featured({ featured: [first, ...others] }: { featured: readonly BlogTileData[] }) {
  const t = useMessages(messages)

  if (first === undefined) return null
  return (
    <section aria-label={t(messages.featured)} className={styles.featured}>
      <BlogTile blog={first} look="lead" level={2} isPriority />
      {others.length > 0 && (
        <div className={styles.secondary}>
          {others.map((blog) => (
            <BlogTile
              key={blog.id}
              blog={blog}
              hasSummary={false}
              level={2}
              className={styles.secondaryItem}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Grid({ loaded: { featured, blogs } }: { loaded: LoadedBlogs }) {
  const t = useMessages(messages)

  const hasFeatured = featured.length > 0
  return (
    <section aria-label={t(messages.latest)} className={hasFeatured ? styles.latest : undefined}>
      {hasFeatured && <SectionHead title={t(messages.latest)} isFlush />}
      <CardGrid label={t(messages.title)}>
        {blogs.map((blog, index) => (
          <BlogTile
            key={blog.id}
            blog={blog}
            level={hasFeatured ? 3 : 2}
            isPriority={!hasFeatured && index === 0}
          />
        ))}
      </CardGrid>
    </section>
  )
}

function Pages({ loaded: { state, totalPages, per_page, total } }: { loaded: LoadedBlogs }) {
  return (
    <Pagination
      page={state.page}
      lastPage={totalPages}
      perPage={per_page}
      total={total}
      hrefOf={(page) => blogsUrl.pathOf({ ...state, page })}
      className={styles.pages}
    />
  )
}

function Empty({ total }: { total: number }) {
  const t = useMessages(messages)

  const isPastTheEnd = total > 0
  return (
    <EmptyState
      title={isPastTheEnd ? t(messages.pastTheEndTitle) : t(messages.emptyTitle)}
      actions={
        <ButtonLink href={blogsUrl.pathOf({ topic: null, page: 1 })} variant="act">
          {t(messages.allBlogs)}
        </ButtonLink>
      }
    >
      {isPastTheEnd ? t(messages.pastTheEndText) : t(messages.emptyText)}
    </EmptyState>
  )
}
