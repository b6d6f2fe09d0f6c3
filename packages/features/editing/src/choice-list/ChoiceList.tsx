import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { type ChoiceListProps, ChoiceList as List } from '@edbazaar/ui/ChoiceList'
import { messages } from './messages'

/** The values of a filter, of `@edbazaar/ui`, in the language of the page. */
export function ChoiceList({ labels, ...props }: ChoiceListProps) {
  const t = useMessages(messages)
  return <List labels={{ ...translateLabels(messages.labels, t), ...labels }} {...props} />
}
