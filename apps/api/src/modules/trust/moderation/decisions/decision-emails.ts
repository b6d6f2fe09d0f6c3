import type { Db } from '../../../../db/connect.ts'
import type { StoredRejection } from '../../../../db/schema/index.ts'
import { dayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import type { EmailMessage } from '../../../platform/mail/email-message.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import {
  commentDecidedEmail,
  commentOutcomes,
} from '../../../platform/mail/templates/comment-decided.ts'
import { moderationDecisionEmail } from '../../../platform/mail/templates/moderation-decision.ts'
import { reportDecidedEmail } from '../../../platform/mail/templates/report-decided.ts'
import { schoolClaimDecidedEmail } from '../../../platform/mail/templates/school-claim-decided.ts'
import type { CaseOutcome } from '../../cases/case-states.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'
import { appealDays, isAppealable } from '../outcomes/appeal-rules.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'

export type DecisionEmails = ReturnType<typeof createDecisionEmails>

/** Notices to owners that are not about a new decision. */
const unappealable = [
  'appeal_refused',
  'decision_undone',
  'restored',
  'reversed',
  'rejection_undone',
] as const
type Unappealable = (typeof unappealable)[number]
const isUnappealable = (outcome: ToldDecision['outcome']): outcome is Unappealable =>
  unappealable.some((each) => each === outcome)

/** A decision about records, for the email to their owner. */
export interface ToldDecision {
  readonly outcome: CaseOutcome | Unappealable
  readonly reasonCode: string | null
  readonly note: string | null
  readonly rejections: readonly StoredRejection[]
  /** When it was decided, if it applies again because its undo was undone. */
  readonly appliesAgainSince?: string
}

interface ToldRecord {
  readonly kind: SubjectKind
  readonly id: number
  readonly name: string
  readonly ownerId: number | null
  /** Its page; absent if it is gone. */
  readonly path?: string
  /** Whether an earlier decision still hides it from parents. */
  readonly isStillHidden: boolean
}

interface DecisionEmailsDeps {
  readonly subjects: SubjectsRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** The page on which the owner of a record edits it. */
const editors: Partial<Record<SubjectKind, (id: number) => string>> = {
  school: (id) => `/school/my-school-list?edit=${id}`,
  store: (id) => `/my-store-details/${id}`,
  product: (id) => `/edit-service/${id}`,
  job: (id) => `/edit-job-post/${id}`,
  blog: (id) => `/my-blogs/${id}`,
  video: (id) => `/my-videos/${id}`,
}

/** The last day for an appeal, in words; null if there is nothing to appeal any more. */
function appealUntil({ outcome, appliesAgainSince }: ToldDecision): string | null {
  if (isUnappealable(outcome) || !isAppealable(outcome)) return null
  const decidedAt = appliesAgainSince === undefined ? Date.now() : Date.parse(appliesAgainSince)
  const until = decidedAt + appealDays * dayMs
  return until < Date.now() ? null : dayInIndia(until)
}

const isAboutComments = (
  outcome: ToldDecision['outcome'],
): outcome is keyof typeof commentOutcomes => Object.hasOwn(commentOutcomes, outcome)

/** The email to the author of comments; undefined if the records are not comments. */
function commentEmail(
  email: string,
  records: readonly ToldRecord[],
  told: ToldDecision,
  site: string,
): EmailMessage | undefined {
  const { outcome } = told
  if (!isAboutComments(outcome) || records.some(({ kind }) => kind !== 'comment')) return undefined
  const path = records.length === 1 ? records[0]?.path : undefined
  const isReadable = outcome === 'approved' || outcome === 'shown' || outcome === 'restored'
  return commentDecidedEmail({
    email,
    outcome,
    excerpts: records.map(({ name }) => name),
    reason: told.reasonCode,
    note: told.note,
    url: isReadable && path !== undefined ? site + path : null,
    isAgain: told.appliesAgainSince !== undefined,
    appealUntil: appealUntil(told),
  })
}

/** Emails about decisions, in the transactions that make them. */
export function createDecisionEmails({ subjects, outbox, site }: DecisionEmailsDeps) {
  function emailTo(
    email: string,
    records: readonly ToldRecord[],
    told: ToldDecision,
  ): EmailMessage | null {
    const { outcome } = told
    const [first] = records
    if (outcome === 'ignored' || first === undefined) return null
    const comment = commentEmail(email, records, told, site)
    if (comment) return comment
    const editor = records.length === 1 ? editors[first.kind]?.(first.id) : undefined
    return moderationDecisionEmail({
      email,
      names: records.map(({ name }) => name),
      stillHidden: records.filter((each) => each.isStillHidden).map(({ name }) => name),
      audience: records.every(({ kind }) => kind === 'job') ? 'job seekers' : 'parents',
      outcome,
      rejected: told.rejections.map(({ field, reason_code: reason }) => ({ field, reason })),
      reason: told.reasonCode,
      note: told.note,
      url: editor === undefined ? null : site + editor,
      isAgain: told.appliesAgainSince !== undefined,
      appealUntil: appealUntil(told),
    })
  }

  return {
    /** The email that the owner of one record will get; null if there is none. */
    async preview(tx: Db, record: ToldRecord, told: ToldDecision) {
      if (record.ownerId === null) return null
      const owner = (await subjects.recipients(tx, [record.ownerId])).get(record.ownerId)
      const email = owner && emailTo(owner.email, [record], told)
      if (!owner || !email) return null
      const text = [...email.before, email.quote, ...(email.after ?? [])]
      return {
        to: owner.name,
        subject: email.subject,
        text: text.filter((part) => part !== undefined).join('\n\n'),
      }
    },

    /** Tells each owner once about the decision on all of their records. */
    async tellOwners(tx: Db, records: readonly ToldRecord[], told: ToldDecision): Promise<void> {
      const byOwner = new Map<number, ToldRecord[]>()
      for (const record of records)
        if (record.ownerId !== null)
          byOwner.set(record.ownerId, [...(byOwner.get(record.ownerId) ?? []), record])
      if (byOwner.size === 0) return
      const recipients = await subjects.recipients(tx, [...byOwner.keys()])
      const emails = [...byOwner].flatMap(([ownerId, theirs]) => {
        const owner = recipients.get(ownerId)
        return (owner && emailTo(owner.email, theirs, told)) ?? []
      })
      await outbox.put(tx, ...emails)
    },

    /** Emails visitors the outcome of their reports. */
    async tellReporters(
      tx: Db,
      reporters: readonly { readonly email: string; readonly name: string }[],
      isActedOn: boolean,
    ): Promise<void> {
      await outbox.put(tx, ...reporters.map((each) => reportDecidedEmail({ ...each, isActedOn })))
    },

    /** Emails the users who asked to manage a school. */
    async tellClaimants(
      tx: Db,
      school: { readonly id: number; readonly name: string },
      claims: readonly { readonly userId: number; readonly result: string }[],
      note: string | null,
    ): Promise<void> {
      if (claims.length === 0) return
      const people = await subjects.recipients(
        tx,
        claims.map(({ userId }) => userId),
      )
      const url = `${site}/school/my-school-list?edit=${school.id}`
      const emails = claims.flatMap(({ userId, result }) => {
        const person = people.get(userId)
        if (!person) return []
        const isGranted = result === 'granted'
        return [
          schoolClaimDecidedEmail({ email: person.email, name: school.name, isGranted, note, url }),
        ]
      })
      await outbox.put(tx, ...emails)
    },

    wake: outbox.wake,
  }
}
