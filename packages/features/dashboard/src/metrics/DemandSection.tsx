import { useMessages } from '@edbazaar/feature-platform'
import { BarChart, Funnel } from '@edbazaar/feature-platform/charts'
import { formatCount, formatPercent } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { CsvAction, RowsLink } from './ChartTools'
import { Definition } from './Definition'
import { answerBands, metricOf, shareOf } from './figures'
import { messages } from './messages'
import { rowsPath } from './metric-names'
import type { Metrics } from './metric-types'
import * as styles from './metrics.css'

const steps = ['views', 'enquiries', 'visits', 'enrolments'] as const

interface SectionProps {
  metrics: Metrics
  /** The days to compare with, in words. */
  before: string
}

/** From views to enrolments, and how long senders wait. */
export function DemandSection({ metrics, before }: SectionProps) {
  const t = useMessages(messages)
  return (
    <section>
      <SectionHead title={t(messages.demand)} note={t(messages.demandNote)} />
      <div className={styles.pair}>
        <FunnelChart metrics={metrics} before={before} />
        <AnswersChart metrics={metrics} before={before} />
      </div>
    </section>
  )
}

function FunnelChart({ metrics, before }: SectionProps) {
  const t = useMessages(messages)
  const shown = steps.map((name) => metricOf(metrics, name))
  const title = t(messages.funnel)
  return (
    <Funnel
      title={title}
      unit={t(messages.shareBefore)}
      stepName={t(messages.step)}
      shareName={t(messages.share)}
      previousName={before}
      steps={shown.map(({ name, value, before: previousCount }) => ({
        label: t(messages.names[name]),
        count: value,
        previousCount,
        href: rowsPath(name, metrics),
      }))}
      actions={
        <CsvAction
          title={title}
          file="from-view-to-enrolment"
          lines={() => [
            [t(messages.step), t(messages.value), t(messages.beforeColumn)],
            ...shown.map(({ name, value, before: old }) => [t(messages.names[name]), value, old]),
          ]}
        />
      }
      note={
        <RowsLink
          count={metricOf(metrics, 'enquiries').value}
          href={rowsPath('enquiries', metrics)}
        />
      }
    />
  )
}

function AnswersChart({ metrics, before }: SectionProps) {
  const t = useMessages(messages)
  const metric = metricOf(metrics, 'answer_times')
  const title = t(messages.answers)
  const href = rowsPath('answer_times', metrics)
  const points = answerBands.map((band) => ({
    label: t(messages.times[band]),
    values: [shareOf(metric, [band], 'value')?.percent ?? null],
    previous: shareOf(metric, [band], 'before')?.percent ?? null,
  }))
  return (
    <BarChart
      title={title}
      unit={t(messages.shareOf(formatCount(metric.value ?? 0)))}
      info={<Definition name="answer_times" href={href} />}
      series={[{ name: t(messages.share) }]}
      previousName={before}
      points={points}
      format={formatPercent}
      actions={
        <CsvAction
          title={title}
          file="time-to-first-answer"
          lines={() => [
            [t(messages.answers), t(messages.enquiriesColumn), t(messages.beforeColumn)],
            ...answerBands.map((band) => {
              const part = metric.parts.find((each) => each.part === band)
              return [t(messages.times[band]), part?.value ?? 0, part?.before ?? null]
            }),
          ]}
        />
      }
      note={<RowsLink count={metric.value} href={href} />}
    />
  )
}
