import { sql } from 'drizzle-orm'
import { isoTime } from '../../../../db/iso-time.ts'
import { personJson } from '../../../../db/person-json.ts'
import { undoDays } from '../../audit/undo-days.ts'

/** The columns of a `CaseRecord`, of the case `c`. It is overdue if it takes more hours than the target. */
export const caseColumns = (
  targetHours: number,
) => sql`c.id, c.revision, c.why, c.subject_kind as "subjectKind",
  c.subject_id as "subjectId", c.subject_name as "subjectName", c.subject_place as "subjectPlace",
  ${personJson('owner')} as owner, to_json(c.fields) as fields, to_json(c.held_fields) as "heldFields",
  c.findings, c.score::double precision as score, c.score_parts as "scoreParts",
  c.is_urgent as "isUrgent", c.from_revision as "fromRevision", c.to_revision as "toRevision",
  c.reports, ${isoTime(sql`c.opened_at`)} as "openedAt",
  coalesce(c.decided_at, now()) - c.opened_at > make_interval(hours => ${targetHours}) as "isOverdue",
  case when c.claimed_until > now() then ${personJson('claimant')} end as claimant,
  case when c.claimed_until > now() then ${isoTime(sql`c.claimed_until`)} end as "claimedUntil",
  c.outcome, c.reason_code as "reasonCode", c.note_public as "notePublic",
  c.note_private as "notePrivate", c.rejections, ${isoTime(sql`c.decided_at`)} as "decidedAt",
  ${personJson('decider')} as decider, c.action_id as "actionId",
  case when c.decided_at > now() - make_interval(days => ${undoDays}) and c.action_id is not null
      and not exists (select from admin_action where undoes_action_id = c.action_id)
    then ${isoTime(sql`c.decided_at + make_interval(days => ${undoDays})`)} end as "undoUntil",
  c.appealed_case_id as "appealedCaseId"`

/** The people of the case `c`. */
export const casePeople = sql`left join app_user owner on owner.id = c.owner_id
  left join app_user claimant on claimant.id = c.claimed_by
  left join app_user decider on decider.id = c.decided_by`
