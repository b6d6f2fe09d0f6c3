import { refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import { requireKnownFields } from '../../../platform/template-fields/require-known-fields.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { labelOf } from '../record/hidden-applicant.ts'
import { mayMoveFrom } from '../states/application-states.ts'
import type { ApplicationAccess } from './application-access.ts'
import { fillFields } from './decision-fields.ts'
import {
  type Decider,
  type Decision,
  type Decisions,
  isTold,
  isUntold,
  notPossible,
  requireReasons,
} from './decisions.ts'

export type BulkService = ReturnType<typeof createBulk>

interface BulkDeps {
  readonly access: ApplicationAccess
  readonly records: ApplicationRecordRepository
  readonly decisions: Decisions
  readonly nameOfUser: NameOfUser
  readonly emails: ApplicationEmails
}

type Bulk = Body<'changeApplications'>
type Row = Schema<'ApplicationBulkResult'>['rows'][number]

/** Decides on several applicants, or tells them. */
export function createBulk({ access, records, decisions, nameOfUser, emails }: BulkDeps) {
  async function move(
    tx: Db,
    decider: Decider,
    found: readonly ApplicationRecord[],
    { decision, preview }: { readonly decision: Decision; readonly preview: boolean },
  ): Promise<Row[]> {
    const { state } = decision
    const possible = found.filter(({ application }) => mayMoveFrom(application, state))
    if (!preview && possible.length > 0) {
      const decided = await decisions.decide(tx, decider, possible, decision)
      if (isTold(state, false))
        await decisions.tell(
          tx,
          decider,
          decided.map((record) => ({ record, text: null })),
        )
    }
    return found.map((record) =>
      possible.includes(record)
        ? rowOf(record, { isDone: true })
        : rowOf(record, { isDone: false, reason: notPossible(record.application, state).message }),
    )
  }

  async function tell(
    tx: Db,
    decider: Decider,
    found: readonly ApplicationRecord[],
    { text, preview }: Bulk,
  ): Promise<Row[]> {
    const name = await nameOfUser(decider.caller.userId, tx)
    const textOf = (record: ApplicationRecord) =>
      text === undefined ? null : fillFields(text, record, name)
    const notices = found
      .filter(({ application }) => isUntold(application))
      .map((record) => ({ record, text: textOf(record) }))
    if (!preview && notices.length > 0) await decisions.tell(tx, decider, notices)
    const told = new Map(notices.map((notice) => [notice.record.application.id, notice]))
    return found.map((record) => {
      const notice = told.get(record.application.id)
      return notice
        ? rowOf(record, { isDone: true, text: shownText(notice) })
        : rowOf(record, {
            isDone: false,
            reason: 'There is no decision to send to this applicant.',
          })
    })
  }

  return {
    /**
     * Decides on many applications or tells the applicants, or previews that. Throws
     * `invalid_request`, and `not_found` or `forbidden` if the caller may not decide on one of them.
     */
    async change(caller: Caller, bulk: Bulk): Promise<Schema<'ApplicationBulkResult'>> {
      const decision = decisionOf(bulk)
      const rows = await records.transaction(async (tx) => {
        const { records: found, isMember } = await access.lockAll(
          tx,
          caller,
          bulk.ids,
          'decide applications',
        )
        const decider = { caller, isMember }
        if (!decision) return tell(tx, decider, found, bulk)
        return move(tx, decider, found, { decision, preview: bulk.preview })
      })
      emails.wake()
      const done = rows.filter((row) => row.is_done).length
      return { done, refused: rows.length - done, rows }
    },
  }
}

/** Words to a hidden applicant contain the name, so they are not shown. */
const shownText = ({ record, text }: { record: ApplicationRecord; text: string | null }) => {
  const { fullName } = record.application
  return text === null || labelOf(record) === fullName ? text : null
}

function rowOf(
  record: ApplicationRecord,
  {
    isDone,
    reason = null,
    text = null,
  }: { isDone: boolean; reason?: string | null; text?: string | null },
): Row {
  const { publicId } = record.application
  return { id: publicId, label: labelOf(record), is_done: isDone, reason, text }
}

/** Null to tell applicants. Throws `invalid_request` for a decision that is not complete. */
function decisionOf(bulk: Bulk): Decision | null {
  if (bulk.action === 'tell') {
    if (bulk.text !== undefined) requireKnownFields('decision', bulk.text)
    return null
  }
  if (bulk.state === undefined) throw refused('state', 'Choose a state.')
  const decision = {
    state: bulk.state,
    reason_codes: bulk.reason_codes,
    reason_text: bulk.reason_text,
  }
  requireReasons(decision)
  return decision
}
