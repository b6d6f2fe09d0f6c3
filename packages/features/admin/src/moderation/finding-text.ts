import type { Translate } from '@edbazaar/feature-platform'
import { formatNumber } from '@edbazaar/ui/formatting'
import type { Finding } from './case-types'
import { messages } from './messages'

/** A finding in a few words, for a row of the queue: "Fees up 62%". */
export function findingName({ code, amount }: Finding, t: Translate): string {
  if (code === 'fees_up' && amount !== null) return t(messages.feesUp(formatNumber(amount, 0)))
  if (code === 'moved' && amount !== null) return t(messages.movedBy(formatNumber(amount, 1)))
  if (code === 'many_invalid' && amount !== null)
    return t(messages.manyInvalid(formatNumber(amount, 0)))
  if (code === 'many_lost' && amount !== null) return t(messages.manyLost(formatNumber(amount, 0)))
  return t(messages.findingNames[code])
}

/** A finding as a sentence, for a case. */
export function findingText(finding: Finding, t: Translate): string {
  const { code, excerpt, amount } = finding
  if (code === 'many_invalid' && amount !== null)
    return t(messages.manyInvalidText(formatNumber(amount, 0)))
  if (code === 'many_lost' && amount !== null)
    return t(messages.manyLostText(formatNumber(amount, 0)))
  if (code === 'copied_text') return t(messages.copiedText(formatNumber(amount ?? 0, 0)))
  if (code === 'other_text') return t(messages.otherText(formatNumber(amount ?? 0, 0)))
  if (code === 'own_listing') return t(messages.ownListing)
  if (code === 'new_domain') return t(messages.newDomain)
  if (code === 'new_name') return t(messages.newName)
  if (code === 'pay_high') return t(messages.payHighText(formatNumber(amount ?? 0, 0)))
  const isAmount =
    code === 'fees_up' || code === 'moved' || code === 'many_invalid' || code === 'many_lost'
  if (isAmount || excerpt === null) return `${findingName(finding, t)}.`
  return t(messages.findingTexts[code](excerpt))
}
