import { useMessages } from '@edbazaar/feature-platform'
import { formatCount, formatPercent } from '@edbazaar/ui/formatting'
import { Stat, StatList } from '@edbazaar/ui/Stat'
import { Definition } from './Definition'
import { growth, metricOf, shareOf, signed, trendOf, within24, within48 } from './figures'
import { messages } from './messages'
import { rowsPath } from './metric-names'
import type { MetricName, Metrics } from './metric-types'

/** The six figures at the head, each with its definition, comparison and rows. */
export function HeadFigures({ metrics }: { metrics: Metrics }) {
  const t = useMessages(messages)
  return (
    <StatList label={t(messages.figures)}>
      <Count metrics={metrics} name="schools" />
      <Count metrics={metrics} name="enquiries" />
      <Share
        metrics={metrics}
        name="answer_times"
        title={t(messages.answered24)}
        parts={within24}
      />
      <Count metrics={metrics} name="visits" />
      <Count metrics={metrics} name="enrolments" />
      <Share
        metrics={metrics}
        name="decision_times"
        title={t(messages.decided48)}
        parts={within48}
      />
    </StatList>
  )
}

interface FigureProps {
  metrics: Metrics
  name: MetricName
}

function Count({ metrics, name }: FigureProps) {
  const t = useMessages(messages)
  const { value, before } = metricOf(metrics, name)
  const change = value === null || before === null ? null : growth(value, before)
  const href = rowsPath(name, metrics)
  return (
    <Stat
      label={t(messages.names[name])}
      info={<Definition name={name} href={href} />}
      value={value === null ? null : formatCount(value)}
      href={href}
      change={change ?? undefined}
      trend={
        change === null || value === null || before === null ? undefined : trendOf(value - before)
      }
      period={before === null ? t(messages.noBefore) : t(messages.from(formatCount(before)))}
    />
  )
}

function Share({
  metrics,
  name,
  title,
  parts,
}: FigureProps & { title: string; parts: readonly string[] }) {
  const t = useMessages(messages)
  const metric = metricOf(metrics, name)
  const [now, before] = [shareOf(metric, parts, 'value'), shareOf(metric, parts, 'before')]
  const change = now && before ? now.percent - before.percent : null
  const href = rowsPath(name, metrics)
  return (
    <Stat
      label={title}
      info={
        <Definition
          name={name}
          title={title}
          href={href}
          {...(now && { sum: t(messages.ofTotal(formatCount(now.part), formatCount(now.total))) })}
        />
      }
      value={now === null ? null : formatPercent(now.percent)}
      href={href}
      change={change === null ? undefined : t(messages.points(signed(change)))}
      trend={change === null ? undefined : trendOf(change)}
      period={
        before === null ? t(messages.noBefore) : t(messages.from(formatPercent(before.percent)))
      }
    />
  )
}
