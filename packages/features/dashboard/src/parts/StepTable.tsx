import { csvOf, downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { addDays, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatCount, formatDay, formatNumber } from '@edbazaar/ui/formatting'
import { ArrowDownIcon, ArrowUpIcon, DownloadIcon } from '@edbazaar/ui/Icon'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Sparkline } from '@edbazaar/ui/Sparkline'
import type { Dashboard, DashboardStep } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'
import { roles } from './table-roles'

/** From views to enrolments: each step by day, its total, its share of the step before, and the change. */
export function StepTable({ steps, from, to }: Pick<Dashboard, 'steps' | 'from' | 'to'>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const day = (text: string) => formatDay(text, { locale })
  return (
    <section className={styles.part} aria-labelledby="funnel">
      <SectionHead title={t(messages.funnel)} titleId="funnel" note={t(messages.last30)} isFlush />
      <table {...roles.table} className={styles.steps} aria-labelledby="funnel">
        <thead {...roles.rows} className={styles.stepRows}>
          <tr {...roles.row} className={styles.stepHead}>
            <th {...roles.column} scope="col">
              {t(messages.step)}
            </th>
            <th {...roles.column} scope="col">
              {t(messages.days(day(from), day(to)))}
            </th>
            <th {...roles.column} scope="col">
              {t(messages.total)}
            </th>
            <th {...roles.column} scope="col">
              {t(messages.rate)}
            </th>
            <th {...roles.column} scope="col">
              {t(messages.before)}
            </th>
          </tr>
        </thead>
        <tbody {...roles.rows} className={styles.stepRows}>
          {steps.map((step, at) => (
            <Step key={step.step} step={step} previous={steps[at - 1]} />
          ))}
        </tbody>
      </table>
      <div className={styles.stepFoot}>
        <p className={styles.note}>{t(messages.funnelNote)}</p>
        <CsvButton steps={steps} from={from} />
      </div>
    </section>
  )
}

function Step({ step, previous }: { step: DashboardStep; previous: DashboardStep | undefined }) {
  const t = useMessages(messages)
  const { name, text, of } = messages.steps[step.step]
  const [lowest, highest] = [Math.min(...step.daily), Math.max(...step.daily)]
  const share = previous && previous.total > 0 ? (100 * step.total) / previous.total : null
  return (
    <tr {...roles.row} className={styles.step}>
      <th {...roles.name} scope="row" className={styles.stepName}>
        <p className={styles.taskName}>{t(name)}</p>
        <p className={styles.stepText}>{t(text)}</p>
      </th>
      <td {...roles.cell} className={styles.stepBars}>
        <Sparkline
          kind="bars"
          values={step.daily}
          isLastOpen
          label={t(messages.chart(t(name), formatCount(lowest), formatCount(highest)))}
          caption={t(messages.highest(formatCount(highest)))}
        />
      </td>
      <td {...roles.cell} className={styles.stepTotal}>
        {formatCount(step.total)}
      </td>
      <td {...roles.cell} className={styles.stepRate}>
        {share !== null && of !== null && (
          <>
            {formatNumber(share, share < 10 ? 1 : 0)}%<span className={styles.stepOf}>{t(of)}</span>
          </>
        )}
      </td>
      <td {...roles.cell} className={styles.stepBefore}>
        <Change now={step.total} before={step.before} />
        <span className={styles.stepOf}>{formatCount(step.before)}</span>
      </td>
    </tr>
  )
}

/** More is not always better, so the change has no colour. */
function Change({ now, before }: { now: number; before: number }) {
  const t = useMessages(messages)
  if (now === before) return <span className={styles.change}>{t(messages.same)}</span>
  const text = formatCount(Math.abs(now - before))
  return (
    <span className={styles.change}>
      {now > before ? <ArrowUpIcon size="small" /> : <ArrowDownIcon size="small" />}
      {t(now > before ? messages.more(text) : messages.fewer(text))}
    </span>
  )
}

function CsvButton({ steps, from }: Pick<Dashboard, 'steps' | 'from'>) {
  const t = useMessages(messages)
  const save = () => {
    const head = [t(messages.day), ...steps.map(({ step }) => t(messages.steps[step].name))]
    const days = (steps[0]?.daily ?? []).map((_, at) => [
      addDays(from, at),
      ...steps.map(({ daily }) => daily[at]),
    ])
    downloadCsv(csvOf([head, ...days]), `from-view-to-enrolment-${from}.csv`)
  }
  return (
    <Button variant="bare" aria-label={t(messages.csvOf(t(messages.funnel)))} onClick={save}>
      <DownloadIcon size="small" />
      {t(messages.csv)}
    </Button>
  )
}
