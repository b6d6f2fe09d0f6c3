import { useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { paths } from '@edbazaar/feature-shell'
import { Link } from '@edbazaar/ui/Link'
import { LinkStep } from '../LinkStep'
import { messages } from '../messages'
import { unsubscribe } from '../newsletter-forms'

/** Where the link of a mail leads: takes its address off the list, by a button. */
export function UnsubscribeScreen() {
  const t = useMessages(messages)
  return (
    <LinkStep
      title={t(messages.unsubscribeTitle)}
      text={t(messages.unsubscribeText)}
      button={t(messages.unsubscribe)}
      doneTitle={t(messages.unsubscribedTitle)}
      doneText={
        <RichMessage
          from={messages}
          message={messages.unsubscribedText}
          parts={{ link: <Link href={paths.newsletters} /> }}
        />
      }
      send={unsubscribe}
    />
  )
}
