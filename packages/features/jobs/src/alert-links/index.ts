import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { formAction } from '@edbazaar/feature-form-kit'
import { type Link, loadLinkSchema } from '@edbazaar/feature-form-kit/link-action'
import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { AlertLinkScreen, type AlertLinkScreenProps } from './AlertLinkScreen'
import { messages } from './messages'

const confirm = (api: ApiClient, body: Link) =>
  answerOf(api.POST('/jobs/alerts/confirmations', { body }))
const keep = (api: ApiClient, body: Link) => answerOf(api.POST('/jobs/alerts/renewals', { body }))
const end = (api: ApiClient, body: Link) => answerOf(api.POST('/jobs/alerts/endings', { body }))

const endReminders = (api: ApiClient, body: Link) =>
  answerOf(api.POST('/jobs/reminders/endings', { body }))

/** Its action handles the form without scripts, and one-click requests of email programs. */
function linkPage(props: AlertLinkScreenProps) {
  const { texts, send } = props
  const meta = (_: unknown, i18n: I18n): PageMeta => {
    const t = i18n.translate(messages)
    return {
      title: t(texts.title),
      description: t(texts.text),
      canonicalPath: null,
      isHidden: true,
    }
  }
  return definePage({
    action: formAction(loadLinkSchema, send),
    Component: () => AlertLinkScreen(props),
    meta,
  })
}

export const confirmPage = linkPage({ texts: messages.confirm, send: confirm })
export const keepPage = linkPage({ texts: messages.keep, send: keep })
export const endPage = linkPage({ texts: messages.end, send: end })
export const endRemindersPage = linkPage({ texts: messages.reminders, send: endReminders })
