import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { BarChart, LineChart } from '@edbazaar/feature-platform/charts'
import { formatCount, formatDay, formatNumber } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as parts from '../parts/parts.css'
import { messages } from './messages'
import type { SiteStatus } from './status-types'

/** Decisions, enquiries and answers of 30 days. */
export function SiteCharts({ status }: { status: SiteStatus }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { decisions, enquiries } = status
  const hours = (minutes: number) => Math.round(minutes / 6) / 10
  const day = (text: string) => formatDay(text, { isShort: true, locale })
  const sent = enquiries.reduce((sum, each) => sum + each.sent, 0)
  return (
    <>
      <section>
        <SectionHead title={t(messages.decisionTitle)} />
        <LineChart
          title={t(messages.decisionUnit)}
          series={[{ name: t(messages.median) }, { name: t(messages.ninety) }]}
          target={{ value: status.target_hours, label: t(messages.target(status.target_hours)) }}
          format={(value) => `${formatNumber(value, 1)} h`}
          points={decisions.map((each) => ({
            label: day(each.day),
            date: each.day,
            values: [hours(each.median_minutes), hours(each.ninety_percent_minutes)],
          }))}
        />
      </section>
      <div className={parts.halves}>
        <section>
          <SectionHead
            title={t(messages.enquiriesTitle)}
            note={t(messages.inDays(formatCount(sent)))}
          />
          <BarChart
            title={t(messages.enquiries)}
            series={[{ name: t(messages.enquiries) }]}
            hasValues={false}
            points={enquiries.map((each) => ({ label: day(each.day), values: [each.sent] }))}
          />
        </section>
        <section>
          <SectionHead title={t(messages.answeredTitle)} />
          <LineChart
            title={t(messages.share)}
            series={[{ name: t(messages.share) }]}
            format={(value) => `${formatNumber(value, 0)}%`}
            points={enquiries.map((each) => ({
              label: day(each.day),
              date: each.day,
              values: [each.sent === 0 ? null : (100 * each.answered) / each.sent],
            }))}
            note={t(messages.answeredNote)}
          />
        </section>
      </div>
    </>
  )
}
