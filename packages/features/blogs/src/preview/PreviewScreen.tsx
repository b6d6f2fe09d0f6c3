import { type OwnBlog, permissions } from '@edbazaar/api-client'
import {
  accountPaths,
  dayInIndia,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { BlogBody } from '../blog/BlogBody'
import * as blogStyles from '../blog/blog.css'
import { minutesFor } from '../editor/blog-text'
import type { loadBlogEditor } from '../editor/load-blog-editor'
import { messages as readingMessages } from '../messages'
import { messages } from './messages'
import * as styles from './preview.css'

/** `/my-blogs/{id}/preview`: the latest saved text of a blog as readers would see it. */
export function PreviewScreen() {
  const loaded = useLoaderData<typeof loadBlogEditor>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPreview />} permission={permissions.blogs}>
      {({ blog }) => <Preview blog={blog} />}
    </PrivatePage>
  )
}

function Preview({ blog }: { blog: OwnBlog }) {
  const t = useMessages(messages, readingMessages)
  const locale = useLocale()
  const { fields, author } = blog
  const at = blog.published_at ?? fields.publish_at
  const day = at === null ? todayInIndia(new Date()) : dayInIndia(at)
  return (
    <>
      <div className={styles.bar}>
        <Link href={accountPaths.editBlog(blog.id)}>{t(messages.back)}</Link>
        <p className={styles.note}>{t(messages.note)}</p>
      </div>
      <article>
        <PageHead title={fields.title || t(messages.untitled)} standfirst={fields.summary}>
          <div className={blogStyles.byline}>
            <p className={blogStyles.facts}>
              <span>
                {t(readingMessages.by)} <b lang={languageOf(author.name)}>{author.name}</b>
              </span>
              <time dateTime={day}>{formatDay(day, { withYear: true, locale })}</time>
              <span>{t(readingMessages.minutes(minutesFor(blog.words)))}</span>
            </p>
          </div>
        </PageHead>
        <BlogBody
          blog={{
            ...fields,
            image: blog.image,
            author_name: author.name,
            author_note: author.note,
          }}
        />
      </article>
    </>
  )
}

function LoadingPreview() {
  return (
    <div aria-busy="true">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
