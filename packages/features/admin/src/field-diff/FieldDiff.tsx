import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { FieldDiff as Diff, type FieldDiffProps } from '@edbazaar/ui/FieldDiff'
import { messages } from './messages'

/** The difference of a field, of `@edbazaar/ui`, in the language of the page. */
export function FieldDiff(props: Omit<FieldDiffProps, 'labels'>) {
  const t = useMessages(messages)
  return <Diff labels={translateLabels(messages.labels, t)} {...props} />
}
