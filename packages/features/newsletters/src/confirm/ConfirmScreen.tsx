import { LinkActionScreen } from '@edbazaar/feature-form-kit/link-action'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import { confirm } from '../newsletter-forms'

/** The page behind the confirmation link of an email. */
export function ConfirmScreen() {
  const t = useMessages(messages)
  return (
    <LinkActionScreen
      title={t(messages.confirmTitle)}
      text={t(messages.confirmText)}
      button={t(messages.confirm)}
      doneTitle={t(messages.confirmedTitle)}
      doneText={t(messages.confirmedText)}
      back={{ label: t(messages.toArchive), href: paths.newsletters }}
      send={confirm}
    />
  )
}
