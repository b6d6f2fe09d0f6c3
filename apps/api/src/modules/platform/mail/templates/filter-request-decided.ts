import type { EmailMessage } from '../email-message.ts'

interface FilterRequestDecided {
  readonly email: string
  /** The value as the user asked for it. */
  readonly value: string
  /** The name of the filter. */
  readonly category: string
  /** The school or product that the user asked for. */
  readonly listing: string
  readonly decision: 'approved' | 'merged' | 'rejected'
  /** The value that was added, or that existed already. */
  readonly valueName: string | null
  /** Whether the listing has the value now. */
  readonly isSelected: boolean
  readonly reasonCode: string | null
  readonly note: string | null
  /** The page on which the user edits the listing. */
  readonly url: string
}

const reasons: Readonly<Record<string, string>> = {
  other_filter: 'It belongs to another filter.',
  too_specific: 'Parents do not look for something so specific.',
  unclear: 'We did not understand what it means.',
  not_allowed: 'It does not follow our rules.',
}

/** To the user who asked for a filter value. */
export const filterRequestDecidedEmail = (decided: FilterRequestDecided): EmailMessage => ({
  to: { address: decided.email },
  subject: `Your request for ${decided.value}`,
  before: sentencesOf(decided),
  ...(decided.note !== null && { quote: decided.note }),
  button: { label: 'Open your listings', url: decided.url },
  footer: 'EdBazaar sent this email because you requested a filter value.',
})

function sentencesOf(decided: FilterRequestDecided): string[] {
  const { value, category, listing, decision, valueName, isSelected, reasonCode } = decided
  if (decision === 'rejected')
    return [
      `You asked us to add ${value} to ${category}. We did not add it.`,
      ...(reasonCode !== null && reasons[reasonCode] ? [reasons[reasonCode]] : []),
    ]
  return [
    decision === 'merged'
      ? `You asked us to add ${value} to ${category}. ${category} already has ${valueName}, so please use that.`
      : `You asked us to add ${value} to ${category}. It now has ${valueName}.`,
    isSelected
      ? `We have selected it for ${listing}.`
      : `You can select it when you edit ${listing}.`,
  ]
}
