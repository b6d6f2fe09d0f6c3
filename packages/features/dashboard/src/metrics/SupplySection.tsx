import { useMessages } from '@edbazaar/feature-platform'
import { HorizontalBarChart } from '@edbazaar/feature-platform/charts'
import { formatCount, formatPercent } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Stat, StatList } from '@edbazaar/ui/Stat'
import { CsvAction, RowsLink } from './ChartTools'
import { Definition } from './Definition'
import { metricOf } from './figures'
import { messages } from './messages'
import { partName, rowsPath } from './metric-names'
import type { Metrics } from './metric-types'
import * as styles from './metrics.css'

const maxStates = 12
const counted = ['stores', 'services', 'claimed_schools'] as const

interface SectionProps {
  metrics: Metrics
  before: string
}

/** Listings by state, and what schools have filled in. */
export function SupplySection({ metrics, before }: SectionProps) {
  const t = useMessages(messages)
  return (
    <section>
      <SectionHead title={t(messages.supply)} />
      <StatList label={t(messages.supply)}>
        {counted.map((name) => {
          const { value } = metricOf(metrics, name)
          const href = rowsPath(name, metrics)
          return (
            <Stat
              key={name}
              label={t(messages.names[name])}
              info={<Definition name={name} href={href} />}
              value={value === null ? null : formatCount(value)}
              href={href}
            />
          )
        })}
      </StatList>
      <div className={styles.pair}>
        <StatesChart metrics={metrics} />
        <FieldsChart metrics={metrics} before={before} />
      </div>
    </section>
  )
}

function StatesChart({ metrics }: { metrics: Metrics }) {
  const t = useMessages(messages)
  const { value, parts } = metricOf(metrics, 'schools')
  const claimed = metricOf(metrics, 'claimed_schools').parts
  const title = t(messages.byState)
  const nameOf = (part: string) => {
    const name = partName('schools', part)
    return typeof name === 'string' ? name : t(name)
  }
  const claimedOf = (part: string) => claimed.find((each) => each.part === part)?.value ?? 0
  const others = parts.slice(maxStates)
  const rest = others.reduce((sum, part) => sum + part.value, 0)
  return (
    <HorizontalBarChart
      title={title}
      info={<Definition name="schools" href={rowsPath('schools', metrics)} />}
      labelName={t(messages.state)}
      valueName={t(messages.schools)}
      columns={[t(messages.claimed)]}
      bars={parts.slice(0, maxStates).map(({ part, value: schools }) => ({
        label: nameOf(part),
        value: schools,
        href: rowsPath('schools', metrics, part),
        cells: [formatPercent(schools === 0 ? 0 : (100 * claimedOf(part)) / schools)],
      }))}
      {...(others.length > 0 && {
        rest: { label: t(messages.others(others.length)), value: rest, cells: [''] },
        restText: t(messages.totalOf(others.length)),
      })}
      actions={
        <CsvAction
          title={title}
          file="schools-by-state"
          lines={() => [
            [t(messages.state), t(messages.schools), t(messages.claimed)],
            ...parts.map(({ part, value: schools }) => [nameOf(part), schools, claimedOf(part)]),
          ]}
        />
      }
      note={<RowsLink count={value} href={rowsPath('schools', metrics)} />}
    />
  )
}

function FieldsChart({ metrics, before }: SectionProps) {
  const t = useMessages(messages)
  const { parts } = metricOf(metrics, 'school_fields')
  const { value: schools, before: schoolsBefore } = metricOf(metrics, 'schools')
  const title = t(messages.fieldsTitle)
  const share = (part: number | null, total: number | null) =>
    part === null || !total ? null : (100 * part) / total
  const nameOf = (part: string) => {
    const name = partName('school_fields', part)
    return typeof name === 'string' ? name : t(name)
  }
  return (
    <HorizontalBarChart
      title={title}
      unit={t(messages.shareOf(formatCount(schools ?? 0)))}
      info={<Definition name="school_fields" href={rowsPath('school_fields', metrics)} />}
      labelName={t(messages.field)}
      valueName={t(messages.share)}
      previousName={schoolsBefore === null ? undefined : before}
      max={100}
      format={formatPercent}
      bars={parts.map(({ part, value, before: old }) => ({
        label: nameOf(part),
        value: share(value, schools),
        previous: share(old, schoolsBefore),
        href: rowsPath('school_fields', metrics, part),
      }))}
      actions={
        <CsvAction
          title={title}
          file="filled-fields-of-schools"
          lines={() => [
            [t(messages.field), t(messages.schools), t(messages.beforeColumn)],
            ...parts.map(({ part, value, before: old }) => [nameOf(part), value, old]),
          ]}
        />
      }
    />
  )
}
