import { LinkStep } from '../LinkStep'
import { messages } from '../messages'
import { confirm } from '../newsletter-forms'

/** Where the link of a mail leads: puts its address onto the list, by a button. */
export function ConfirmScreen() {
  return (
    <LinkStep
      title={messages.confirmTitle}
      text={messages.confirmText}
      button={messages.confirm}
      doneTitle={messages.confirmedTitle}
      doneText={messages.confirmedText}
      send={confirm}
    />
  )
}
