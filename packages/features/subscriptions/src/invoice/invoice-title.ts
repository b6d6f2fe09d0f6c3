import type { Invoice } from '@edbazaar/api-client'
import type { I18n } from '@edbazaar/feature-platform'
import { messages as partMessages } from '../parts/messages'
import { messages } from './messages'

/** The loader's answer; null or undefined until it is there. */
const isInvoice = (loaded: unknown): loaded is Pick<Invoice, 'summary'> =>
  typeof loaded === 'object' && loaded !== null && 'summary' in loaded

/** The title of the browser's tab: "Invoice EB/2627/000087". */
export function invoiceTitle(loaded: unknown, i18n: I18n): string {
  const t = i18n.translate(messages, partMessages)
  if (!isInvoice(loaded)) return t(messages.title)
  const { kind, number } = loaded.summary
  return `${t(partMessages.names[kind])} ${number}`
}
