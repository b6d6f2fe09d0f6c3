import { useMessages } from '@edbazaar/feature-platform'
import { LinkStep } from '../LinkStep'
import { messages } from '../messages'
import { confirm } from '../newsletter-forms'

/** Where the link of a mail leads: puts its address onto the list, by a button. */
export function ConfirmScreen() {
  const t = useMessages(messages)
  return (
    <LinkStep
      title={t(messages.confirmTitle)}
      text={t(messages.confirmText)}
      button={t(messages.confirm)}
      doneTitle={t(messages.confirmedTitle)}
      doneText={t(messages.confirmedText)}
      send={confirm}
    />
  )
}
