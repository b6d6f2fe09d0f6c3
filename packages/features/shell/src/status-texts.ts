import {
  type I18n,
  type MessageDescriptor,
  type PageMeta,
  unreachable,
} from '@edbazaar/feature-platform'
import { messages } from './messages'

/** The title and description of an error page. */
export function statusMeta(status: number, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const title = t(statusText(status).title)
  return { title, description: title, canonicalPath: null, isHidden: true }
}

/** The title and text of an error page, by HTTP status. */
export function statusText(status: number): { title: MessageDescriptor; text: MessageDescriptor } {
  if (status === 404) return { title: messages.notFoundTitle, text: messages.notFoundText }
  if (status === 410) return { title: messages.goneTitle, text: messages.goneText }
  if (status === 403) return { title: messages.forbiddenTitle, text: messages.forbiddenText }
  if (status === unreachable) return { title: messages.offlineTitle, text: messages.offlineText }
  if (status === 503) return { title: messages.busyTitle, text: messages.busyText }
  return { title: messages.failedTitle, text: messages.failedText }
}
