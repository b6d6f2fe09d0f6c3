import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { languageOf } from '../../formatting/languages'
import type { ChartLabels } from './chart-labels'
import * as styles from './chart-table.css'
import type { ChartPoint, ChartSeries } from './chart-types'

interface ChartTableProps {
  titleId: string
  series: readonly ChartSeries[]
  points: readonly (ChartPoint & { note?: string | undefined })[]
  format: (value: number) => string
  labels: ChartLabels
}

/** Values of a chart: a row per point and a column per series. */
export function ChartTable({ titleId, series, points, format, labels }: ChartTableProps) {
  return (
    <table aria-labelledby={titleId} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head} lang={languageOf(labels.point)}>
            {labels.point}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={styles.numberHead} lang={languageOf(name)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, fullLabel = label, values, note }) => (
          <tr key={fullLabel}>
            <th scope="row" className={styles.name} lang={languageOf(fullLabel)}>
              {fullLabel}
              {note && <small className={styles.note}> {note}</small>}
            </th>
            {series.map(({ name }, at) => (
              <td key={name} className={styles.number}>
                <Value value={values[at] ?? null} format={format} noValue={labels.noValue} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ValueProps {
  value: number | null
  format: (value: number) => string
  /** Replaces a missing value for screen readers. */
  noValue: string
}

/** A formatted value, or a dash that is read as "No data". */
export function Value({ value, format, noValue }: ValueProps) {
  if (value !== null && Number.isFinite(value)) return format(value)
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{noValue}</VisuallyHidden>
    </>
  )
}
