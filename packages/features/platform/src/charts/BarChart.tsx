import { type BarChartProps, BarChart as Bars } from '@edbazaar/ui/BarChart'
import { useChartLabels } from './use-chart-labels'

/** The bar chart of `@edbazaar/ui` in the language of the page. */
export function BarChart(props: Omit<BarChartProps, 'labels'>) {
  return <Bars labels={useChartLabels()} {...props} />
}
