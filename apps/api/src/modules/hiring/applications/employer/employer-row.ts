import { requireListingOf } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import { visibleText } from '../../../leads/desk/contact/hidden-names.ts'
import { isHidden, labelOf } from '../record/hidden-applicant.ts'
import { nextDecisions, type SentState } from '../states/application-states.ts'
import type { EmployerRow } from './employer-list.repository.ts'

function sentStateOf({ state }: Pick<EmployerRow, 'state'>): SentState {
  if (state === 'draft') throw new Error('An employer does not see drafts')
  return state
}

const listing = ({ job, listingName }: EmployerRow) => ({
  ...requireListingOf(job),
  name: listingName,
})

/** The contract's `ApplicationRow`. A hidden applicant has no name, place or contact details. */
export function toEmployerRow(row: EmployerRow, mayDecide: boolean): Schema<'ApplicationRow'> {
  const shown = { application: row, job: row.job }
  const hidden = isHidden(shown)
  const isWithdrawn = row.state === 'withdrawn'
  const names = { parentName: row.fullName ?? '', childName: null }
  const textOf = (text: string | null) =>
    text === null || isWithdrawn ? null : visibleText(text, names, !hidden)
  return {
    id: row.publicId,
    label: labelOf(shown),
    is_hidden: hidden,
    state: sentStateOf(row),
    state_since: row.stateSince.toISOString(),
    is_told: row.toldState === row.state,
    submitted_at: (row.submittedAt ?? row.stateSince).toISOString(),
    is_seen: row.seenAt !== null,
    job: { id: row.job.id, title: row.job.title, is_blind: row.job.isBlind, listing: listing(row) },
    experience_years: isWithdrawn ? null : row.experienceYears,
    expected_pay: isWithdrawn ? null : row.expectedPay,
    qualifications: textOf(row.qualifications),
    city: hidden ? null : row.city,
    score: row.score,
    interview_at: row.interviewAt?.toISOString() ?? null,
    quiet_since: row.answeredAt === null ? (row.quietSince?.toISOString() ?? null) : null,
    has_unread: !isWithdrawn && row.isLastFromApplicant,
    next_states: mayDecide ? nextDecisions(row) : [],
    revision: row.revision,
  }
}
