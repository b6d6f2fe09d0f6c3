import { PageActions } from '@edbazaar/feature-shell'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { publishedOn } from '../blog-card'
import { messages } from '../messages'
import * as styles from './blog.css'
import { crumbsOf } from './blog-meta'
import type { LoadedBlog } from './load-blog'

/** The way back up, title and standfirst; then who wrote it, when, and how long it takes to read. */
export function BlogHead({ blog }: Pick<LoadedBlog, 'blog'>) {
  const published = publishedOn(blog.published_at)
  const updated = publishedOn(blog.updated_at)
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(blog.topic)} />
      <header>
        <h1 className={styles.title} lang={languageOf(blog.title)}>
          {blog.title}
        </h1>
        <p className={styles.standfirst} lang={languageOf(blog.summary)}>
          {blog.summary}
        </p>
        <div className={styles.byline}>
          <p className={styles.facts}>
            <span>
              {messages.by} <b lang={languageOf(blog.author_name)}>{blog.author_name}</b>
            </span>
            <time dateTime={published}>{formatDay(published, { withYear: true })}</time>
            <span>{messages.minutes(blog.reading_minutes)}</span>
            {updated > published && (
              <span>{messages.updated(formatDay(updated, { withYear: true }))}</span>
            )}
          </p>
          <PageActions title={blog.title} className={styles.actions} />
        </div>
      </header>
    </>
  )
}
