export type { ChartLabels } from '../../internal/chart/chart-labels'
export type { ChartPoint, ChartSeries } from '../../internal/chart/chart-types'
export { BarChart, type BarChartPoint, type BarChartProps } from './BarChart'
export { type BarLayout, barLayouts } from './bar-shapes'
