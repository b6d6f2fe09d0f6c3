import { type FunnelProps, Funnel as Steps } from '@edbazaar/ui/Funnel'
import { useChartLabels } from './use-chart-labels'

/** The funnel of `@edbazaar/ui` in the language of the page. */
export function Funnel(props: Omit<FunnelProps, 'labels'>) {
  return <Steps labels={useChartLabels()} {...props} />
}
