import { translateLabels } from '../i18n/translate-labels'
import { useMessages } from '../i18n/use-messages'
import { messages } from './messages'

/** The `labels` of a `SchoolMap`, apart from those of its clusters. */
export function useMapLabels() {
  const t = useMessages(messages)
  return { ...translateLabels(messages.labels, t), close: t(messages.close) }
}

/** The `labels` of a `LocationPin`. */
export function usePinLabels() {
  const t = useMessages(messages)
  return {
    ...translateLabels(messages.labels, t),
    help: t(messages.help),
    noPin: t(messages.noPin),
  }
}
