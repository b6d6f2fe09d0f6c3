import { topicNames } from '@edbazaar/feature-shell'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CardGrid } from '@edbazaar/ui/CardGrid'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Pagination } from '@edbazaar/ui/Pagination'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { useLoaderData } from 'react-router-dom'
import { BlogTile, type ShownBlog } from '../BlogTile'
import { messages } from '../messages'
import * as styles from './list.css'
import { blogsPath } from './list-state'
import type { LoadedBlogs } from './load-blogs'

/** The list of blogs. Its whole state is the address, so that it works without scripts. */
export function BlogsScreen() {
  const loaded = useLoaderData<LoadedBlogs>()
  const { state, featured, blogs } = loaded
  const isEmpty = featured.length + blogs.length === 0
  return (
    <>
      <PageHead
        title={state.topic === null ? messages.title : messages.ofTopic(topicNames[state.topic])}
        standfirst={state.topic === null ? messages.standfirst : undefined}
        className={styles.head}
      />
      <TabLinks label={messages.topics} tabs={tabsOf(loaded)} />
      <Front featured={featured} />
      {blogs.length > 0 && <Grid loaded={loaded} />}
      {isEmpty ? <Nothing total={loaded.total} /> : <Pages loaded={loaded} />}
    </>
  )
}

function tabsOf({ state, topics }: LoadedBlogs) {
  const all = topics.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      label: messages.all,
      href: blogsPath({ topic: null, page: 1 }),
      isCurrent: state.topic === null,
      count: all,
    },
    ...topics.map(({ topic, count }) => ({
      label: topicNames[topic],
      href: blogsPath({ topic, page: 1 }),
      isCurrent: state.topic === topic,
      count,
    })),
  ]
}

/** One large, the others in a column beside it. */
function Front({ featured: [first, ...others] }: { featured: readonly ShownBlog[] }) {
  if (first === undefined) return null
  return (
    <section aria-label={messages.featured} className={styles.front}>
      <BlogTile blog={first} look="lead" level={2} isPriority />
      {others.length > 0 && (
        <div className={styles.seconds}>
          {others.map((blog) => (
            <BlogTile
              key={blog.id}
              blog={blog}
              hasSummary={false}
              level={2}
              className={styles.second}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Grid({ loaded: { featured, blogs } }: { loaded: LoadedBlogs }) {
  const isFront = featured.length > 0
  return (
    <section aria-label={messages.latest} className={isFront ? styles.latest : undefined}>
      {isFront && <SectionHead title={messages.latest} isFlush />}
      <CardGrid label={messages.title}>
        {blogs.map((blog, index) => (
          <BlogTile
            key={blog.id}
            blog={blog}
            level={isFront ? 3 : 2}
            isPriority={!isFront && index === 0}
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
      hrefOf={(page) => blogsPath({ ...state, page })}
      className={styles.pages}
    />
  )
}

function Nothing({ total }: { total: number }) {
  const isPast = total > 0
  return (
    <EmptyState
      title={isPast ? messages.pastTheEndTitle : messages.emptyTitle}
      actions={
        <ButtonLink href={blogsPath({ topic: null, page: 1 })} variant="act">
          {messages.allBlogs}
        </ButtonLink>
      }
    >
      {isPast ? messages.pastTheEndText : messages.emptyText}
    </EmptyState>
  )
}
