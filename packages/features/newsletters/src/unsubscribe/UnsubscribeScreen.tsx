import { LinkActionScreen } from '@edbazaar/feature-form-kit/link-action'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Link } from '@edbazaar/ui/Link'
import { messages } from '../messages'
import { unsubscribe } from '../newsletter-forms'

/** The page behind the unsubscribe link of an email. */
export function UnsubscribeScreen() {
  const t = useMessages(messages)
  return (
    <LinkActionScreen
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
      back={{ label: t(messages.toArchive), href: paths.newsletters }}
      send={unsubscribe}
    />
  )
}
