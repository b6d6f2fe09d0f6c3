import { type SaveStateProps, SaveState as State } from '@edbazaar/ui/SaveState'
import { translateLabels } from '../i18n/translate-labels'
import { useMessages } from '../i18n/use-messages'
import { messages } from './messages'

/** The save state of `@edbazaar/ui` in the language of the page. */
export function SaveState(props: SaveStateProps) {
  const t = useMessages(messages)
  return <State labels={translateLabels(messages.labels, t)} {...props} />
}
