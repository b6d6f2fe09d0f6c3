import type { NewsletterList } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Pagination } from '@edbazaar/ui/Pagination'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { archivePath } from './archive-path'
import { LateSubscribeForm } from './issue/LateSubscribeForm'
import { messages } from './messages'
import * as styles from './newsletters.css'

/** What has appeared so far, and the way onto the list. */
export function NewslettersScreen() {
  const list = useLoaderData<NewsletterList>()
  return (
    <>
      <PageHead title={messages.title} standfirst={messages.standfirst} />
      <div className={styles.columns}>
        <LateSubscribeForm />
        <Archive list={list} />
      </div>
    </>
  )
}

function Archive({ list }: { list: NewsletterList }) {
  return (
    <section aria-labelledby="archive-title" className={styles.archive}>
      <SectionHead title={messages.archive} titleId="archive-title" isFlush />
      {list.data.length === 0 && <p className={styles.none}>{messages.none}</p>}
      <ol aria-labelledby="archive-title">
        {list.data.map(({ slug, number, title, summary, published_on: day }) => (
          <li key={slug} className={styles.entry}>
            <p className={styles.issue}>
              <span>{messages.number(number)}</span>
              <time dateTime={day}>{formatDay(day, { withYear: true })}</time>
            </p>
            <div>
              <h3 className={styles.entryTitle}>
                <Link href={paths.newsletter(slug)} variant="plain" className={styles.entryLink}>
                  {title}
                </Link>
              </h3>
              <p className={styles.summary}>{summary}</p>
            </div>
          </li>
        ))}
      </ol>
      <Pagination
        label={messages.pages}
        page={list.page}
        lastPage={list.totalPages}
        perPage={list.per_page}
        total={list.total}
        hrefOf={archivePath}
      />
    </section>
  )
}
