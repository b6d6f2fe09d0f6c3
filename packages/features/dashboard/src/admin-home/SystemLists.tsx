import { minuteMs, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatCount, formatMoment, formatNumber } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { minutesInWords } from '../parts/minutes-in-words'
import * as parts from '../parts/parts.css'
import * as styles from './admin-home.css'
import { messages } from './messages'
import type { SiteStatus } from './status-types'

/** Today's events and server health. */
export function SystemLists({ status, now }: { status: SiteStatus; now: number }) {
  const t = useMessages(messages)
  const { today } = status
  return (
    <div className={styles.side}>
      <List
        id="today"
        title={t(messages.today)}
        rows={[
          [t(messages.decisions), formatCount(today.decisions)],
          [t(messages.undone), formatCount(today.undone)],
          [t(messages.newUsers), formatCount(today.new_users)],
          [t(messages.newEnquiries), formatCount(today.new_enquiries)],
        ]}
      />
      <System status={status} now={now} />
    </div>
  )
}

function System({ status, now }: { status: SiteStatus; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { mail, tasks, imports, check, database_bytes: bytes } = status
  const [lastImport] = imports
  const mailText =
    mail.oldest_at === null
      ? formatCount(mail.waiting)
      : t(
          messages.mailOldest(
            formatCount(mail.waiting),
            minutesInWords((now - Date.parse(mail.oldest_at)) / minuteMs),
          ),
        )
  const { differences } = check
  return (
    <List
      id="system"
      title={t(messages.system)}
      isSmall
      rows={[
        [t(messages.mail), mailText],
        [t(messages.mailFailed), formatCount(mail.failed), mail.failed > 0],
        [t(messages.tasks), formatCount(tasks.waiting + tasks.running)],
        [t(messages.tasksFailed), formatCount(tasks.failed), tasks.failed > 0],
        [t(messages.database), sizeText(bytes)],
        [
          t(messages.lastImport),
          lastImport ? formatMoment(lastImport.started_at, { now, locale }) : t(messages.none),
        ],
        [
          t(messages.check),
          check.checked_at === null
            ? t(messages.noCheck)
            : differences.length === 0
              ? t(messages.noDifferences)
              : t(messages.differences(differences.length)),
          differences.length > 0,
          '/admin/overall-metrics',
        ],
      ]}
    />
  )
}

interface ListProps {
  id: string
  title: string
  isSmall?: boolean
  /** Name, value, whether it needs attention, and where it leads. */
  rows: readonly (readonly [string, string, boolean?, string?])[]
}

function List({ id, title, isSmall = false, rows }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className={parts.sub} id={id}>
        {title}
      </h2>
      <dl className={isSmall ? styles.small : undefined}>
        {rows.map(([name, value, isBad = false, href]) => (
          <div key={name} className={parts.count}>
            <dt>{href === undefined ? name : <Link href={href}>{name}</Link>}</dt>
            <dd data-late={isBad || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Bytes in decimal units, as storage is sold. */
function sizeText(bytes: number): string {
  const gigabytes = bytes / 1e9
  return gigabytes >= 1
    ? `${formatNumber(gigabytes, 1)} GB`
    : `${formatNumber(Math.round(bytes / 1e6))} MB`
}
