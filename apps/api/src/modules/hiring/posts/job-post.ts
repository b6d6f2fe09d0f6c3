import type { Schema } from '../../../contract/operations.ts'
import type { ApplicationCounts } from './applicants.repository.ts'
import { chosenClosing } from './closing-time.ts'
import { memberMoves } from './job-states.ts'
import type { PostRow } from './posts.repository.ts'

/** Views and sources with fewer are not shown, so that nobody recognises a visitor. */
export const fewestViews = 5

const isRefused = ({ moderation }: PostRow) => moderation === 'hidden' || moderation === 'removed'

/** The `JobPostSummary` of the contract. */
export function toSummary(
  row: PostRow,
  {
    canEdit,
    counts,
  }: { readonly canEdit: boolean; readonly counts: ApplicationCounts | undefined },
): Schema<'JobPostSummary'> {
  const moves = memberMoves(row.status).filter(
    (to) => !isRefused(row) || (to !== 'live' && to !== 'review'),
  )
  return {
    id: row.id,
    title: row.title,
    role: row.role,
    type: row.type,
    location: row.location,
    listing: row.listing,
    status: row.status,
    status_since: row.statusSince,
    is_scheduled: row.isScheduled,
    moderation: row.moderation,
    reason: row.reason,
    reason_by: row.reasonBy,
    salary_min: row.salaryMin,
    salary_max: row.salaryMax,
    pay_period: row.payPeriod,
    pay_scale: row.payScale,
    publish_on: row.publishOn,
    closes_at: row.closesAt,
    views: row.views < fewestViews ? null : row.views,
    starts: counts?.started ?? 0,
    applications: counts?.sent ?? 0,
    can_edit: canEdit,
    next_statuses: canEdit ? moves : [],
    copied_from_id: row.copiedFromId,
    relisted_from_id: row.relistedFromId,
    revision: row.revision,
    updated_at: row.updatedAt,
  }
}

/** The `JobPostFields` of the contract. */
export const toFields = (row: PostRow): Schema<'JobPostFields'> => ({
  title: row.title,
  role: row.role,
  subject: row.subject,
  type: row.type,
  location: row.location,
  description: row.descriptionHtml ?? '',
  salary_min: row.salaryMin,
  salary_max: row.salaryMax,
  pay_period: row.payPeriod,
  pay_scale: row.payScale,
  places: row.places,
  experience_min: row.experienceMin,
  qualifications: [...row.qualifications],
  starts_on: row.startsOn,
  publish_on: row.publishOn,
  ...chosenClosing(row.closesAt === null ? null : new Date(row.closesAt)),
  is_blind: row.isBlind,
  questions: [...row.questions],
})
