import type { MyEnquiry } from '@edbazaar/api-client'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { languageOf } from '@edbazaar/ui/formatting'
import { ArrowRightIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import * as styles from './detail.css'
import { EnquiryTimeline } from './EnquiryTimeline'
import { InvalidClaim } from './InvalidClaim'
import { messages } from './messages'
import { OwnerChange } from './OwnerChange'
import { PermissionCard } from './PermissionCard'
import { ReplyForm } from './ReplyForm'
import { RoutesCard } from './routes/RoutesCard'
import { UnsentEnquiry } from './UnsentEnquiry'
import { type EnquiryAccess, useEnquiry } from './use-enquiry'
import { VisitCard } from './VisitCard'
import type { Withdrawn } from './WithdrawDialog'

interface EnquiryDetailProps {
  access: EnquiryAccess
  /** @default 2 */
  level?: 1 | 2
  /** The withdrawal whose confirmation is open at first. */
  asksFor?: Withdrawn | null
  /** Called after the sender has changed something. */
  onChange?: () => void
}

/** An enquiry as its sender sees it: conversation, reply, permission. */
export function EnquiryDetail({ access, level = 2, asksFor, onChange }: EnquiryDetailProps) {
  const t = useMessages(messages)
  const { load, retry, ...editing } = useEnquiry(access, onChange)
  if (load.state === 'loading')
    return (
      <div role="status" aria-label={t(messages.loading)} className={styles.opened}>
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton width="most" />
      </div>
    )
  if (load.state !== 'loaded')
    return (
      <ErrorState
        level={level}
        title={t(load.state === 'gone' ? messages.gone : messages.failed)}
        actions={
          load.state === 'failed' && (
            <Button variant="main" onClick={retry}>
              {t(messages.retry)}
            </Button>
          )
        }
      />
    )
  const { enquiry, loadedAt } = load
  return (
    <article className={styles.opened} data-level={level}>
      <Head enquiry={enquiry} level={level} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <UnsentEnquiry access={access} enquiry={enquiry} editing={editing} now={loadedAt} />
          <OwnerChange access={access} enquiry={enquiry} editing={editing} />
          <InvalidClaim access={access} enquiry={enquiry} onAnswered={editing.setEnquiry} />
          <EnquiryTimeline enquiry={enquiry} now={loadedAt} />
          {enquiry.can.write && (
            <ReplyForm
              // A new form after each message.
              key={enquiry.timeline.length}
              access={access}
              enquiry={enquiry}
              onSent={editing.setEnquiry}
            />
          )}
        </div>
        <div className={styles.aside}>
          <RoutesCard
            access={access}
            enquiry={enquiry}
            editing={editing}
            level={level === 1 ? 2 : 3}
          />
          <VisitCard
            access={access}
            enquiry={enquiry}
            editing={editing}
            level={level === 1 ? 2 : 3}
          />
          <PermissionCard
            access={access}
            enquiry={enquiry}
            editing={editing}
            now={loadedAt}
            level={level === 1 ? 2 : 3}
            asksFor={
              asksFor === 'permission' && !enquiry.can.withdraw_permission
                ? null
                : (asksFor ?? null)
            }
          />
        </div>
      </div>
    </article>
  )
}

function Head({ enquiry, level }: { enquiry: MyEnquiry; level: 1 | 2 }) {
  const t = useMessages(messages)
  const { subject, recipient, child_name: child, reference } = enquiry
  const { class_sought: sought, wanted_from: year } = enquiry
  const Heading = level === 1 ? 'h1' : 'h2'
  const parts = [child, sought, year].filter(Boolean).join(', ')
  const href = subject && pageOf(subject)
  const name = subject?.name ?? recipient
  return (
    <header className={styles.head}>
      <div>
        <Heading className={styles.title} lang={languageOf(name)}>
          {name}
        </Heading>
        <p className={styles.quiet}>
          {parts === '' ? reference : t(messages.about(parts, reference))}
        </p>
      </div>
      {subject && href !== null && (
        <Link href={href}>
          {t(messages.viewListing[subject.kind])}
          <ArrowRightIcon size="small" />
        </Link>
      )}
    </header>
  )
}

function pageOf({ kind, id, slug }: NonNullable<MyEnquiry['subject']>): string | null {
  if (kind === 'store') return paths.store(id)
  if (slug === null) return null
  return kind === 'school' ? paths.school(slug) : paths.product(slug)
}
