import {
  HorizontalBarChart as Bars,
  type HorizontalBarChartProps,
} from '@edbazaar/ui/HorizontalBarChart'
import { useChartLabels } from './use-chart-labels'

/** The horizontal bar chart of `@edbazaar/ui` in the language of the page. */
export function HorizontalBarChart(props: Omit<HorizontalBarChartProps, 'labels'>) {
  return <Bars labels={useChartLabels()} {...props} />
}
