import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import type { ModerationCase, Report } from '../case-types'
import { momentInText } from '../moments'
import * as styles from './case.css'
import { messages } from './messages'

/** What people have reported about the record, and how often their earlier reports were upheld. */
export function CaseReports({
  opened: { reports },
  now,
}: {
  opened: Pick<ModerationCase, 'reports'>
  now: number
}) {
  const t = useMessages(messages)
  if (reports.length === 0) return null
  return (
    <section className={styles.reports}>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>{t(messages.reports(reports.length))}</h3>
      </div>
      <ol>
        {reports.map((report) => (
          <ReportEntry key={report.id} report={report} now={now} />
        ))}
      </ol>
    </section>
  )
}

function ReportEntry({ report, now }: { report: Report; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { earlier_reports: earlier, earlier_agreed: agreed, text } = report
  const name = report.reporter?.name ?? t(messages.visitor)
  return (
    <li className={styles.entry}>
      <b>{t(messages.reportReasons[report.reason])}</b>
      {text !== null && (
        <p className={styles.quote} lang={languageOf(text)}>
          {text}
        </p>
      )}
      <small>
        {t(messages.reporter(name, momentInText(report.at, { now, locale })))}{' '}
        {earlier === 0 ? t(messages.firstReport) : t(messages.earlierReports(agreed, earlier))}
      </small>
    </li>
  )
}
