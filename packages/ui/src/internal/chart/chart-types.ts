import type { ReactNode } from 'react'
import type { ChartLabels } from './chart-labels'

/** A line of a line chart, or the bars with the same pattern in a bar chart. */
export interface ChartSeries {
  /** Shown in the legend and as a column header of the table. */
  name: string
}

/** A position on the horizontal axis with a value for each series. */
export interface ChartPoint {
  /** Short label on the axis: "21 Aug". */
  label: string
  /** Full label in the reader and the table. @default label */
  fullLabel?: string | undefined
  /** A value for each series, in the same order; null for a missing value. */
  values: readonly (number | null)[]
}

export interface ChartText {
  /** A neutral heading: what is shown, not the conclusion. */
  title: string
  /** Language of the title. @default detected from its script */
  titleLang?: string | undefined
  /** Heading level. @default 3 */
  level?: 2 | 3 | 4
  /** The unit and what is counted: "Share of 48,216 enquiries, %". */
  unit?: string | undefined
  /** Content next to the title, such as a button that opens the definition. */
  info?: ReactNode
  /** Buttons at the end of the heading, such as a CSV download. */
  actions?: ReactNode
  /** Content below the chart, such as caveats or a link to the rows. */
  note?: ReactNode
  /** Shown if there are no values. @default 'No data for this period' */
  emptyText?: string
  /** Translated texts. */
  labels?: Partial<ChartLabels> | undefined
}

/** Formatting of values. */
export interface ValueFormat {
  /** Formats a value. @default formatNumber */
  format?: ((value: number) => string) | undefined
  /** Formats a value on the axis. @default `format` if given, otherwise formatShortNumber */
  formatAxis?: ((value: number) => string) | undefined
}
