import type { NewsletterList } from '@edbazaar/api-client'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { archivePath } from './archive-path'
import { LazySubscribeForm } from './issue/LazySubscribeForm'
import { messages } from './messages'
import * as styles from './newsletters.css'

/** The archive, with a form to subscribe. */
export function NewslettersScreen() {
  const list = useLoaderData<NewsletterList>()
  const t = useMessages(messages)
  return (
    <>
      <PageHead title={t(messages.title)} standfirst={t(messages.standfirst)} />
      <div className={styles.columns}>
        <LazySubscribeForm />
        <Archive list={list} />
      </div>
    </>
  )
}

function Archive({ list }: { list: NewsletterList }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <section aria-labelledby="archive-title" className={styles.archive}>
      <SectionHead title={t(messages.archive)} titleId="archive-title" isFlush />
      {list.data.length === 0 && <p className={styles.none}>{t(messages.none)}</p>}
      <ol aria-labelledby="archive-title">
        {list.data.map(({ slug, number, title, summary, published_on: day }) => (
          <li key={slug} className={styles.entry}>
            <p className={styles.issue}>
              <span>{t(messages.number(number))}</span>
              <time dateTime={day}>{formatDay(day, { withYear: true, locale })}</time>
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
        label={t(messages.pages)}
        page={list.page}
        lastPage={list.totalPages}
        perPage={list.per_page}
        total={list.total}
        hrefOf={archivePath}
      />
    </section>
  )
}
