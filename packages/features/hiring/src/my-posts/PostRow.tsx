import { formatPay, jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import {
  accountPaths,
  dayInIndia,
  type Translate,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { formatCount, formatDay, type Locale, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { closingText } from '../labels/closing-text'
import type { JobPostSummary } from '../labels/job-post-types'
import { labelMessages } from '../labels/messages'
import { PostStatus } from '../labels/PostStatus'
import { messages } from './messages'
import { PostMenu } from './PostMenu'
import * as styles from './posts.css'
import type { PostActions } from './use-post-actions'

interface PostRowProps {
  post: JobPostSummary
  actions: PostActions
}

/** A job post with its status, figures and actions. */
export function PostRow({ post, actions }: PostRowProps) {
  const t = useMessages(messages, labelMessages, jobMessages)
  const locale = useLocale()
  const { id, title, listing, location } = post
  const name = title || t(labelMessages.untitled)
  const isUnpublished = ['draft', 'review', 'refused'].includes(post.status) || post.is_scheduled
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <Link href={accountPaths.editJobPost(id)} lang={languageOf(name)}>
            {name}
          </Link>
        </h2>
        <p className={styles.quiet} lang={languageOf(listing.name)}>
          {listing.name}, {location}
        </p>
        <p className={styles.pay}>{formatPay(post, t) ?? <i>{t(messages.noPay)}</i>}</p>
      </div>
      <div className={styles.status}>
        <PostStatus post={post} />
        <p className={styles.quiet}>{timing(post, t, locale)}</p>
        <Reason post={post} />
      </div>
      <dl className={styles.figures}>
        <Figure name={t(messages.views)}>
          {isUnpublished ? (
            <NotYet />
          ) : post.views === null ? (
            <span title={t(messages.fewViews)}>
              <span aria-hidden="true">&lt; 5</span>
              <span className={styles.hidden}>{t(messages.fewViews)}</span>
            </span>
          ) : (
            formatCount(post.views)
          )}
        </Figure>
        <Figure name={t(messages.starts)}>
          {isUnpublished ? <NotYet /> : formatCount(post.starts)}
        </Figure>
        <Figure name={t(messages.applications)}>
          {isUnpublished ? (
            <NotYet />
          ) : (
            <Link href={accountPaths.jobApplications(id)} variant="inText">
              {formatCount(post.applications)}
            </Link>
          )}
        </Figure>
      </dl>
      <PostMenu post={post} name={name} actions={actions} />
    </li>
  )
}

/** A figure that a post has once it is public. */
function NotYet() {
  const t = useMessages(messages)
  return (
    <span className={styles.quiet}>
      <span aria-hidden="true">–</span>
      <span className={styles.hidden}>{t(messages.notPublished)}</span>
    </span>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figureValue}>{children}</dd>
    </div>
  )
}

/** The reason why the post has its status, if an admin gave a reason. */
function Reason({ post: { status, reason, reason_by: by } }: { post: JobPostSummary }) {
  const t = useMessages(labelMessages)
  if (reason === null || status === 'live') return null
  if (by !== 'system') return <p className={styles.reason}>{reason}</p>
  return reason === 'listing_hidden' ? (
    <p className={styles.reason}>{t(labelMessages.byListing)}</p>
  ) : null
}

/** The day on which it closes, closed or got its status. */
function timing(post: JobPostSummary, t: Translate, locale: Locale): string {
  const { status, status_since: since, closes_at: closesAt, publish_on: publishOn } = post
  const day = (at: string) => formatDay(dayInIndia(at), { locale })
  if (status === 'draft') return t(messages.saved(day(post.updated_at)))
  if (status === 'review') return t(messages.waiting)
  if (post.is_scheduled && publishOn !== null)
    return t(messages.from(formatDay(publishOn, { locale })))
  if ((status === 'live' || status === 'paused') && closesAt !== null) {
    const { day: on, time } = closingText(closesAt, locale)
    return t(messages.closes(on, time))
  }
  return status === 'closed' || status === 'filled'
    ? t(messages.closed(day(since)))
    : t(messages.since(day(since)))
}
