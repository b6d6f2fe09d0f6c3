import { LinkStep } from '../LinkStep'
import { messages } from '../messages'
import { unsubscribe } from '../newsletter-forms'

/** Where the link of a mail leads: takes its address off the list, by a button. */
export function UnsubscribeScreen() {
  return (
    <LinkStep
      title={messages.unsubscribeTitle}
      text={messages.unsubscribeText}
      button={messages.unsubscribe}
      doneTitle={messages.unsubscribedTitle}
      doneText={messages.unsubscribedText}
      send={unsubscribe}
    />
  )
}
