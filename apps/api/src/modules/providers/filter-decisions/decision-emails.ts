import type { EmailMessage } from '../../platform/mail/email-message.ts'
import { filterRequestDecidedEmail } from '../../platform/mail/templates/filter-request-decided.ts'
import type { NamedListing, PendingRequest } from './filter-decisions.repository.ts'

interface ToldDecision {
  readonly decision: 'approved' | 'merged' | 'rejected'
  readonly value: { readonly name: string } | null
  readonly listings: readonly NamedListing[]
  readonly reasonCode: string | null
  readonly note: string | null
  readonly site: string
}

/** An email to each user who asked for the value. */
export const decisionEmails = (
  requests: readonly PendingRequest[],
  { decision, value, listings, reasonCode, note, site }: ToldDecision,
): EmailMessage[] =>
  requests.flatMap(({ id, email, section, category, name, value: requested }) =>
    email === null
      ? []
      : filterRequestDecidedEmail({
          email,
          value: requested,
          category,
          listing: name,
          decision,
          valueName: value?.name ?? null,
          isSelected: listings.some(({ requestIds }) => requestIds.includes(id)),
          reasonCode,
          note,
          url: site + (section === 'schools' ? '/school/my-school-list' : '/my-store-list'),
        }),
  )
