import { useMessages } from '@edbazaar/feature-platform'
import { BarChart } from '@edbazaar/feature-platform/charts'
import { formatCount, formatPercent } from '@edbazaar/ui/formatting'
import { CsvAction, RowsLink } from './ChartTools'
import { Definition } from './Definition'
import { metricOf } from './figures'
import { messages } from './messages'
import { rankNames, rowsPath } from './metric-names'
import type { Metrics } from './metric-types'

/** At which rank the opened results stood. */
export function RanksChart({ metrics, before }: { metrics: Metrics; before: string }) {
  const t = useMessages(messages)
  const metric = metricOf(metrics, 'opened_results')
  const known = Object.entries(rankNames).map(([part, name]) => {
    const found = metric.parts.find((each) => each.part === part)
    return {
      label: typeof name === 'string' ? name : t(name),
      value: found?.value ?? 0,
      previous: found?.before ?? 0,
    }
  })
  const total = known.reduce((sum, { value }) => sum + value, 0)
  const earlier = known.reduce((sum, { previous }) => sum + previous, 0)
  const title = t(messages.ranks)
  const href = rowsPath('opened_results', metrics)
  return (
    <BarChart
      title={title}
      unit={t(messages.shareOfOpened(formatCount(total)))}
      info={<Definition name="opened_results" href={href} />}
      series={[{ name: t(messages.share) }]}
      previousName={before}
      points={known.map(({ label, value, previous }) => ({
        label,
        values: [total === 0 ? null : (100 * value) / total],
        previous: earlier === 0 ? null : (100 * previous) / earlier,
      }))}
      format={formatPercent}
      actions={
        <CsvAction
          title={title}
          file="opened-results-by-rank"
          lines={() => [
            [t(messages.rank), t(messages.names.opened_results), t(messages.beforeColumn)],
            ...known.map(({ label, value, previous }) => [label, value, previous]),
          ]}
        />
      }
      note={<RowsLink count={metric.value} href={href} />}
    />
  )
}
