import type { EnquiryRow } from './enquiry-row.ts'

type Sender = Pick<EnquiryRow, 'emailKey' | 'userId'>

const haveOneAccount = (one: Sender, other: Sender) =>
  one.userId !== null && one.userId === other.userId

/**
 * Whether one person sent two enquiries: only they may read what the desk answers to the other one. A
 * phone number or a child does not prove that; parents who live apart share both.
 */
export const isSameSender = (one: Sender, other: Sender): boolean =>
  haveOneAccount(one, other) || one.emailKey === other.emailKey

/** Whether two enquiries come from two accounts and two mailboxes. */
export const areTwoUsers = (one: Sender, other: Sender): boolean =>
  one.userId !== null && other.userId !== null && !isSameSender(one, other)
