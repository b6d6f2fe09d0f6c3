import { answerOf } from '@edbazaar/api-client'
import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { messages } from './messages'
import { SecretLinkScreen, type SecretLinkScreenProps } from './SecretLinkScreen'

/** Hidden from search engines. */
function linkPage(props: SecretLinkScreenProps) {
  const { texts } = props
  const meta = (_: unknown, i18n: I18n): PageMeta => {
    const t = i18n.translate(messages)
    return {
      title: t(texts.title),
      description: t(texts.text),
      canonicalPath: null,
      isHidden: true,
    }
  }
  return definePage({ Component: () => SecretLinkScreen(props), meta })
}

export const cancelPage = linkPage({
  texts: messages.cancel,
  send: (api, body) => answerOf(api.POST('/bookings/cancel', { body })),
})

export const leavePage = linkPage({
  texts: messages.leave,
  send: (api, body) => answerOf(api.POST('/waitlists/leave', { body })),
})
