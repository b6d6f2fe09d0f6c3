import type { Bookmark } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { articleCard, blogCard, blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { jobMessages, jobRow } from '@edbazaar/feature-catalogue-ui/job-labels'
import { ProductTile } from '@edbazaar/feature-catalogue-ui/product-tile'
import { SchoolRows } from '@edbazaar/feature-catalogue-ui/school-rows'
import { translateLabels, useLocale, useMessages } from '@edbazaar/feature-platform'
import { ArticleCard } from '@edbazaar/ui/ArticleCard'
import { JobList, JobRow } from '@edbazaar/ui/JobRow'
import { ProductList } from '@edbazaar/ui/ProductCard'
import type { BookmarkKind } from '../bookmark-atoms'
import { BookmarkNote } from './BookmarkNote'
import * as styles from './bookmarks.css'
import { messages } from './messages'

interface BookmarksProps {
  bookmarks: readonly Bookmark[]
}

/** Bookmarks of one kind, shown as in their lists, each with its note. */
export function BookmarkRows({ kind, bookmarks }: BookmarksProps & { kind: BookmarkKind }) {
  const Rows = rows[kind]
  return (
    <div className={styles.rows}>
      <Rows bookmarks={bookmarks} />
    </div>
  )
}

function Schools({ bookmarks }: BookmarksProps) {
  const t = useMessages(messages)
  const byId = new Map(bookmarks.map((bookmark) => [bookmark.id, bookmark]))
  return (
    <SchoolRows
      label={t(messages.tabs.school)}
      schools={bookmarks.flatMap(({ school }) => school ?? [])}
      rowProps={({ id, name }) => {
        const bookmark = byId.get(id)
        return { below: bookmark && <BookmarkNote key={id} bookmark={bookmark} name={name} /> }
      }}
    />
  )
}

function Products({ bookmarks }: BookmarksProps) {
  const t = useMessages(messages)
  return (
    <ProductList aria-label={t(messages.tabs.product)}>
      {bookmarks.map(
        (bookmark) =>
          bookmark.product && (
            <ProductTile
              key={bookmark.id}
              product={bookmark.product}
              level={2}
              below={<BookmarkNote bookmark={bookmark} name={bookmark.product.name} />}
            />
          ),
      )}
    </ProductList>
  )
}

function Jobs({ bookmarks }: BookmarksProps) {
  const t = useMessages(messages, jobMessages)
  const headings = useEntityActionHeadings()
  const labels = translateLabels(jobMessages.rowLabels, t)
  return (
    <JobList label={t(messages.tabs.job)} labels={labels} actionHeadings={headings}>
      {bookmarks.map(
        (bookmark) =>
          bookmark.job && (
            <JobRow
              key={bookmark.id}
              {...jobRow(bookmark.job, t)}
              labels={labels}
              actions={<Toggle bookmark={bookmark} name={bookmark.job.title} />}
              below={<BookmarkNote bookmark={bookmark} name={bookmark.job.title} />}
            />
          ),
      )}
    </JobList>
  )
}

function Blogs({ bookmarks }: BookmarksProps) {
  const t = useMessages(messages, blogMessages)
  const locale = useLocale()
  return (
    <ul aria-label={t(messages.tabs.blog)} className={styles.blogs}>
      {bookmarks.map(
        (bookmark) =>
          bookmark.blog && (
            <li key={bookmark.id}>
              <ArticleCard
                {...articleCard(blogCard(bookmark.blog), t, locale)}
                summary={undefined}
                look="beside"
                level={2}
                actions={<Toggle bookmark={bookmark} name={bookmark.blog.title} />}
                below={<BookmarkNote bookmark={bookmark} name={bookmark.blog.title} />}
              />
            </li>
          ),
      )}
    </ul>
  )
}

function Toggle({ bookmark: { kind, id }, name }: { bookmark: Bookmark; name: string }) {
  return kind !== 'school' && <EntityActionButtons entity={{ kind, id, name }} look="icon" />
}

const rows = { school: Schools, product: Products, job: Jobs, blog: Blogs }
