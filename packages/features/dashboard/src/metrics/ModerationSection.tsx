import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { LineChart } from '@edbazaar/feature-platform/charts'
import { formatCount, formatDay, formatNumber } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { CsvAction, RowsLink } from './ChartTools'
import { Definition } from './Definition'
import { metricOf } from './figures'
import { messages } from './messages'
import { rowsPath } from './metric-names'
import type { Metrics } from './metric-types'

/** The time that cases wait for a decision. */
export function ModerationSection({ metrics }: { metrics: Metrics }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { value } = metricOf(metrics, 'decision_times')
  const href = rowsPath('decision_times', metrics)
  const title = t(messages.decisionTime)
  const hours = (minutes: number) => Math.round(minutes / 6) / 10
  return (
    <section>
      <SectionHead
        title={t(messages.moderation)}
        note={value ? t(messages.decided(value, formatCount(value))) : t(messages.noneDecided)}
      />
      <LineChart
        title={title}
        unit={t(messages.hours)}
        info={<Definition name="decision_times" href={href} />}
        series={[{ name: t(messages.median) }, { name: t(messages.ninety) }]}
        target={{ value: metrics.target_hours, label: t(messages.target(metrics.target_hours)) }}
        format={(value) => `${formatNumber(value, 1)} h`}
        points={metrics.decisions.map(
          ({ day, median_minutes: median, ninety_percent_minutes: ninety }) => ({
            label: formatDay(day, { isShort: true, locale }),
            date: day,
            values: [hours(median), hours(ninety)],
          }),
        )}
        actions={
          <CsvAction
            title={title}
            file="time-to-decide"
            lines={() => [
              [t(messages.day), t(messages.median), t(messages.ninety), t(messages.number)],
              ...metrics.decisions.map((each) => [
                each.day,
                hours(each.median_minutes),
                hours(each.ninety_percent_minutes),
                each.cases,
              ]),
            ]}
          />
        }
        note={<RowsLink count={value} href={href} />}
      />
    </section>
  )
}
