import { EntityActionButtons } from '@edbazaar/feature-catalogue-ui'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { PageHead } from '@edbazaar/ui/PageHead'
import { messages } from '../messages'
import * as styles from './blog.css'
import { crumbsOf } from './blog-meta'
import type { LoadedBlog } from './load-blog'

/** Breadcrumbs, title and summary, then author, dates, reading time and actions. */
export function BlogHead({ blog }: Pick<LoadedBlog, 'blog'>) {
  const t = useMessages(messages, blogMessages)
  const locale = useLocale()

  const published = dayInIndia(blog.published_at)
  const updated = dayInIndia(blog.updated_at)
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(blog.topic, t)} />
      <PageHead title={blog.title} standfirst={blog.summary}>
        <div className={styles.byline}>
          <p className={styles.facts}>
            <span>
              {t(messages.by)} <b lang={languageOf(blog.author_name)}>{blog.author_name}</b>
            </span>
            <time dateTime={published}>{formatDay(published, { withYear: true, locale })}</time>
            <span>{t(messages.minutes(blog.reading_minutes))}</span>
            <UnreviewedMark isUnreviewed={blog.is_unreviewed} />
            {updated > published && (
              <span>{t(messages.updated(formatDay(updated, { withYear: true, locale })))}</span>
            )}
          </p>
          <div className={styles.actions}>
            <EntityActionButtons
              entity={{ kind: 'blog', id: blog.id, name: blog.title }}
              look="text"
            />
            <PageActions title={blog.title} record={{ kind: 'blog', id: blog.id }} />
          </div>
        </div>
      </PageHead>
    </>
  )
}
