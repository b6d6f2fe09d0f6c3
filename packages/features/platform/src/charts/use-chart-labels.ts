import type { ChartLabels } from '@edbazaar/ui/BarChart'
import { translateLabels } from '../i18n/translate-labels'
import { useMessages } from '../i18n/use-messages'
import { messages } from './messages'

/** The texts of a chart in the language of the page. */
export function useChartLabels(): ChartLabels {
  return translateLabels(messages.labels, useMessages(messages))
}
