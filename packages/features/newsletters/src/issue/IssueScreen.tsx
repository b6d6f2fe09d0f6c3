import type { Newsletter, NewsletterNeighbour } from '@edbazaar/api-client'
import { PageActions } from '@edbazaar/feature-catalogue-ui/page-actions'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { articleImages, RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { messages } from '../messages'
import * as styles from '../newsletters.css'
import { LazySubscribeForm } from './LazySubscribeForm'

export function IssueScreen() {
  const issue = useLoaderData<Newsletter>()
  const t = useMessages(messages)
  const locale = useLocale()
  const { slug, number, title, summary, published_on: day } = issue
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t(messages.title), href: paths.newsletters }]} />
      <PageHead
        title={title}
        standfirst={summary}
        above={
          <span className={styles.issueLine}>
            <span>{t(messages.number(number))}</span>
            <time dateTime={day}>{formatDay(day, { withYear: true, locale })}</time>
          </span>
        }
        className={styles.issueHead}
      >
        <PageActions title={title} className={styles.issueActions} />
      </PageHead>
      <div className={styles.issueColumns}>
        <div className={styles.archive}>
          <article key={slug} aria-label={title} className={styles.body}>
            <RichText html={issue.body} look="article" images={articleImages} />
          </article>
          <Neighbours {...issue} />
        </div>
        <LazySubscribeForm />
      </div>
    </>
  )
}

function Neighbours({ previous, next }: Pick<Newsletter, 'previous' | 'next'>) {
  const t = useMessages(messages)
  return (
    <nav aria-labelledby="neighbours-title" className={styles.neighbours}>
      <SectionHead title={t(messages.neighbours)} titleId="neighbours-title" isFlush />
      <ul>
        <Neighbour issue={next} when={t(messages.next)} />
        <Neighbour issue={previous} when={t(messages.previous)} />
        <li className={styles.neighbour}>
          <Link href={paths.newsletters}>{t(messages.toArchive)}</Link>
        </li>
      </ul>
    </nav>
  )
}

function Neighbour({ issue, when }: { issue: NewsletterNeighbour | null; when: string }) {
  if (issue === null) return null
  return (
    <li className={styles.neighbour}>
      <p className={styles.neighbourWhen}>{when}</p>
      <Link href={paths.newsletter(issue.slug)}>{issue.title}</Link>
    </li>
  )
}
