import type { Translate } from '@edbazaar/feature-platform'
import { formatNumber } from '@edbazaar/ui/formatting'
import type { Finding } from './case-types'
import { messages } from './messages'

/** A finding in a few words, for a row of the queue: "Fees up 62%". */
export function findingName({ code, amount }: Finding, t: Translate): string {
  if (code === 'fees_up' && amount !== null) return t(messages.feesUp(formatNumber(amount, 0)))
  if (code === 'moved' && amount !== null) return t(messages.movedBy(formatNumber(amount, 1)))
  return t(messages.findingNames[code])
}

/** A finding as a sentence, for a case. */
export function findingText(finding: Finding, t: Translate): string {
  const { code, excerpt } = finding
  if (code === 'new_domain') return t(messages.newDomain)
  if (code === 'new_name') return t(messages.newName)
  if (code === 'fees_up' || code === 'moved' || excerpt === null)
    return `${findingName(finding, t)}.`
  return t(messages.findingTexts[code](excerpt))
}
