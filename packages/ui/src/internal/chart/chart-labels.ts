/** The words of a chart. */
export const englishChartLabels = {
  /** Names the choice between chart and table. */
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  /** Heads the first column of the table. */
  point: 'Point',
  /** Read in place of a value that is missing. */
  noValue: 'No data',
  lowest: 'lowest',
  highest: 'highest',
  latest: 'latest',
  /** Names the control that reads point by point; the title follows. */
  points: 'Points of the chart',
  /** The first row of a funnel, which has no step before it. */
  start: 'Start',
}

export type ChartLabels = typeof englishChartLabels
