import type { ReactNode } from 'react'
import type { ChartLabels } from './chart-labels'

/** A line of a line chart, or the bars of one pattern in a bar chart. */
export interface ChartSeries {
  /** Shown in the legend, and as a column of the table. */
  name: string
}

/** A place on the horizontal axis, with a value for each series. */
export interface ChartPoint {
  /** Short, on the axis: "21 Aug". */
  label: string
  /** In full, where a reader stops at the point and in the table. @default label */
  fullLabel?: string | undefined
  /** One for each series, in the same order; null where there is no value. */
  values: readonly (number | null)[]
}

export interface ChartText {
  /** The heading, neutral: what is shown, not what to conclude. */
  title: string
  /** Language of the title where it is not the page's. */
  titleLang?: string | undefined
  /** Rank of the heading. @default 3 */
  level?: 2 | 3 | 4
  /** The unit, and what is counted: "Share of 48,216 enquiries, %". */
  unit?: string | undefined
  /** Beside the title, such as a button that opens the definition. */
  info?: ReactNode
  /** At the end of the head, such as a CSV download. */
  actions?: ReactNode
  /** Under the chart: limits of the data, a link to the rows. */
  note?: ReactNode
  /** Shown where there is no value at all. @default 'No data for this period' */
  emptyText?: string
  /** Words of the chart in another language. */
  labels?: Partial<ChartLabels> | undefined
}

/** How values become text. */
export interface ValueFormat {
  /** A value, in full. @default formatNumber */
  format?: ((value: number) => string) | undefined
  /** A value on the axis. @default format, or formatShortNumber where there is none */
  formatAxis?: ((value: number) => string) | undefined
}
