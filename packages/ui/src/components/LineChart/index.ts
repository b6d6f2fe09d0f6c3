export type { ChartLabels } from '../../internal/chart/chart-labels'
export type { ChartPoint, ChartSeries } from '../../internal/chart/chart-types'
export { LineChart, type LineChartPoint, type LineChartProps } from './LineChart'
