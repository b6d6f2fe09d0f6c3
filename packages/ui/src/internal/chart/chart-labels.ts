/** Texts of a chart. */
export const englishChartLabels = {
  /** Accessible name of the view switch. */
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  /** Header of the first column of the table. */
  point: 'Point',
  /** Replaces a missing value. */
  noValue: 'No data',
  lowest: 'lowest',
  highest: 'highest',
  latest: 'latest',
  /** Accessible name of the point reader, followed by the title. */
  points: 'Points of the chart',
  /** First row of a funnel. */
  start: 'Start',
}

export type ChartLabels = typeof englishChartLabels
