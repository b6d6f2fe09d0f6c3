import { AppError, refused } from '../../../../app-error.ts'
import { forbidden } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import { dayAndTimeInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { CaseOutcome } from '../../cases/case-states.ts'
import type { CaseRecord } from '../queue/case-record.ts'

type Request = Body<'decideModerationCase'>

const needReason: readonly CaseOutcome[] = ['changes', 'hidden', 'removed']

/** Names of the outcomes in a message about a conflict. */
const outcomeNames: Readonly<Record<CaseOutcome, string>> = {
  approved: 'approved it',
  changes: 'asked for changes',
  rejected_fields: 'rejected some changes',
  hidden: 'hid it',
  removed: 'removed it',
  ignored: 'closed it without changes',
  shown: 'made it visible again',
}

/** Throws `conflict` if the case was decided, saying who decided what and when. */
export function requireOpen(record: CaseRecord): void {
  const { outcome, decider, decidedAt } = record
  if (outcome === null || decidedAt === null) return
  const who = decider?.name ?? 'A former admin'
  const when = dayAndTimeInIndia(new Date(decidedAt))
  throw new AppError('conflict', `${who} ${outcomeNames[outcome]} on ${when}.`)
}

/** Throws `conflict` if another admin has claimed the case. */
export function requireUnclaimed({ claimant, claimedUntil }: CaseRecord, userId: number): void {
  if (claimant === null || claimedUntil === null || claimant.id === userId) return
  const until = dayAndTimeInIndia(new Date(claimedUntil))
  throw new AppError('conflict', `${claimant.name} is working on this case until ${until}.`)
}

/** Throws `conflict` if the case is not the version that the admin saw. */
export function requireCurrentRevision(record: CaseRecord, revision: number): void {
  if (record.revision === revision) return
  throw new AppError(
    'conflict',
    record.toRevision === null
      ? 'This case has changed since you opened it. Review it again.'
      : 'The owner has edited this since you opened it. Review the new changes.',
  )
}

/** Throws `invalid_request` if a decision lacks what its outcome needs. */
export function requireComplete(request: Request, record: CaseRecord): void {
  const { outcome, fields } = request
  requireReason(outcome, request.reason_code)
  if (outcome === 'rejected_fields' && fields === undefined)
    throw refused('fields', 'Choose the changes to reject.')
  if (outcome === 'rejected_fields' && request.to_revision === undefined)
    throw refused('to_revision', 'Send the revision that you reviewed.')
  if (outcome === 'approved' && record.toRevision !== null && request.to_revision === undefined)
    throw refused('to_revision', 'Send the revision that you reviewed.')
  const unknown = (fields ?? []).find(({ field }) => !record.fields.includes(field))
  if (unknown) throw refused('fields', `${unknown.field} has no change to reject.`)
}

/** Throws `invalid_request` if the outcome needs a reason for the owner. */
export function requireReason(outcome: CaseOutcome, reason: string | undefined): void {
  if (needReason.includes(outcome) && reason === undefined)
    throw refused('reason_code', 'Choose a reason. The owner will see it.')
}

/** Throws `forbidden`: nobody decides about their own listing or content. */
export function requireNotOwn(isOwn: boolean): void {
  if (isOwn)
    throw forbidden(
      'You cannot decide about your own listing or content. Another admin must decide.',
    )
}

/** Whether a case is about an edit that was public before its review; edits of content are not. */
export const isPublicEdit = ({
  why,
  subjectKind,
}: Pick<CaseRecord, 'why' | 'subjectKind'>): boolean =>
  why === 'edit' && subjectKind !== 'blog' && subjectKind !== 'video'
