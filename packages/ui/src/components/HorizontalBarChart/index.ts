export type { ChartLabels } from '../../internal/chart/chart-labels'
export {
  type HorizontalBar,
  HorizontalBarChart,
  type HorizontalBarChartProps,
} from './HorizontalBarChart'
