import { type LineChartProps, LineChart as Lines } from '@edbazaar/ui/LineChart'
import { useChartLabels } from './use-chart-labels'

/** The line chart of `@edbazaar/ui` in the language of the page. */
export function LineChart(props: Omit<LineChartProps, 'labels'>) {
  return <Lines labels={useChartLabels()} {...props} />
}
