import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord, ApplicationRow } from '../record/application-record.ts'
import { employerActor } from '../record/event-actor.ts'
import {
  type DecidedState,
  isConsidered,
  isToldAtOnce,
  mayMoveFrom,
} from '../states/application-states.ts'

export type Decisions = ReturnType<typeof createDecisions>

interface DecisionsDeps {
  readonly records: ApplicationRecordRepository
  readonly emails: ApplicationEmails
}

/** The decision of an employer about an applicant. */
export interface Decision {
  readonly state: DecidedState
  readonly reason_codes?: readonly Schema<'NotTakenReason'>[] | undefined
  readonly reason_text?: string | undefined
  readonly feedback_by?: string | undefined
  readonly offered_on?: string | undefined
}

/** The person who decides. */
export interface Decider {
  readonly caller: Caller
  readonly isMember: boolean
}

/** An applicant to tell of the decision, with the text of the employer. */
export interface DecisionNotice {
  readonly record: ApplicationRecord
  readonly text: string | null
}

const names: Readonly<Record<ApplicationRow['state'], string>> = {
  draft: 'a draft',
  submitted: 'new',
  shortlisted: 'shortlisted',
  interviewing: 'in interviews',
  offered: 'offered the post',
  hired: 'hired',
  declined: 'declined by the applicant',
  not_taken: 'not taken forward',
  withdrawn: 'withdrawn',
}

/** Decides quietly, and tells applicants. */
export function createDecisions({ records, emails }: DecisionsDeps) {
  return {
    /**
     * Decides on applications without telling the applicants. Returns them as they are then. Throws
     * `invalid_request` without a reason, and `conflict` if one of the moves is not possible.
     */
    async decide(
      tx: Db,
      { caller, isMember }: Decider,
      found: readonly ApplicationRecord[],
      decision: Decision,
    ): Promise<ApplicationRecord[]> {
      requireReasons(decision)
      for (const { application } of found)
        if (!mayMoveFrom(application, decision.state))
          throw notPossible(application, decision.state)
      const now = new Date()
      await records.decide(
        tx,
        found.map(({ application }) => application.id),
        columnsOf(decision, now),
      )
      await records.addEvents(
        tx,
        found.map(({ application }) => ({
          applicationId: application.id,
          kind: 'state' as const,
          fromState: application.state,
          toState: decision.state,
          ...employerActor(caller, isMember),
        })),
      )
      return found.map((record) => ({
        ...record,
        application: {
          ...record.application,
          ...columnsOf(decision, now),
          shortlistedAt:
            record.application.shortlistedAt ?? (isConsidered(decision.state) ? now : null),
        },
      }))
    },

    /** Tells applicants what was decided: one event and one email each. */
    async tell(
      tx: Db,
      { caller, isMember }: Decider,
      notices: readonly DecisionNotice[],
    ): Promise<void> {
      await records.markTold(
        tx,
        notices.map(({ record }) => record.application.id),
      )
      await records.addEvents(
        tx,
        notices.map(({ record: { application } }) => ({
          applicationId: application.id,
          kind: 'told' as const,
          toState: application.state,
          ...employerActor(caller, isMember),
        })),
      )
      await emails.told(tx, notices)
    },
  }
}

/** Throws `invalid_request` if a decision against an applicant gives no reason. */
export function requireReasons({
  state,
  reason_codes: codes = [],
  reason_text: text,
}: Decision): void {
  if (state !== 'not_taken') return
  if (codes.length === 0) throw refused('reason_codes', 'Choose at least one reason.')
  if (codes.includes('other') && text === undefined)
    throw refused('reason_text', 'Write the other reason in a sentence.')
}

/** Whether there is a decision that the applicant does not know. */
export const isUntold = ({ decidedAt, toldAt }: ApplicationRow): boolean =>
  decidedAt !== null && toldAt === null

/** Whether the applicant is notified of a decision as soon as it is made. */
export const isTold = (state: DecidedState, tell: boolean): boolean => tell || isToldAtOnce(state)

export const notPossible = ({ state, toldAt }: ApplicationRow, to: DecidedState) =>
  new AppError(
    'conflict',
    state === 'not_taken' && toldAt !== null
      ? 'The applicant has been told that they were not taken forward, so this can no longer be changed.'
      : `This application is ${names[state]} and cannot become ${names[to]}.`,
  )

function columnsOf(decision: Decision, now: Date) {
  const { state, reason_codes: codes = [], reason_text: text = null } = decision
  const isNotTaken = state === 'not_taken'
  return {
    state,
    stateSince: now,
    decidedAt: now,
    toldAt: null,
    reasonCodes: isNotTaken ? [...codes] : [],
    reasonText: isNotTaken ? text : null,
    ...(decision.feedback_by !== undefined && { feedbackBy: decision.feedback_by }),
    ...(state === 'offered' && { offeredOn: decision.offered_on ?? todayInIndia(now.getTime()) }),
  }
}
