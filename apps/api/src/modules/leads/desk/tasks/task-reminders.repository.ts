import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isBlockedNow } from '../../../../db/current-block.ts'
import type { ConsentJson } from '../consent/consent-json.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'

export type TaskRemindersRepository = ReturnType<typeof createTaskRemindersRepository>

/** A task of today or earlier, for the member to whom it is assigned. */
export interface DueTask {
  readonly userId: number
  readonly email: string
  readonly text: string
  readonly dueOn: string
  readonly reference: string
  readonly publicId: string
  readonly schoolId: number | null
  readonly storeId: number | null
  readonly parentName: string
  readonly childName: string | null
  readonly consents: readonly ConsentJson[]
}

/** People that one run writes to. */
const most = 200

export function createTaskRemindersRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /**
     * The open tasks until today of members for whom one became due since their last email, marked as
     * reminded. Only of members who still answer, and of enquiries that still need an answer.
     */
    async claim(tx: Db, today: string): Promise<DueTask[]> {
      const { rows } = await tx.execute<{ [Key in keyof DueTask]: DueTask[Key] }>(sql`
        with due as (
          select t.id, t.assigned_to, t.text, t.due_on, t.reminded_on,
            coalesce(e.merged_into_id, e.id) as head_id
          from desk_task t join enquiry e on e.id = t.enquiry_id
          where t.done_at is null and t.due_on <= ${today} and t.assigned_to is not null),
        answering as (
          select due.*, app_user.email from due join enquiry on enquiry.id = due.head_id
          join app_user on app_user.id = due.assigned_to and not ${isBlockedNow}
          where enquiry.withdrawn_at is null and exists (
            select from listing_member m where m.user_id = due.assigned_to and m.removed_at is null
              and m.role in ('owner', 'manager', 'counsellor')
              and (m.school_id = enquiry.school_id or m.store_id = enquiry.store_id))),
        people as (
          select distinct assigned_to from answering where reminded_on is null
          order by assigned_to limit ${most}),
        reminded as (
          update desk_task set reminded_on = ${today} from answering
          where desk_task.id = answering.id and desk_task.reminded_on is null
            and answering.assigned_to in (select assigned_to from people)
          returning desk_task.id)
        select answering.assigned_to as "userId", answering.email, answering.text,
          answering.due_on::text as "dueOn", enquiry.reference, enquiry.public_id as "publicId",
          enquiry.school_id as "schoolId", enquiry.store_id as "storeId",
          enquiry.parent_name as "parentName", enquiry.child_name as "childName",
          ${groupConsents} as consents
        from answering join enquiry on enquiry.id = answering.head_id
        where answering.assigned_to in (select assigned_to from people)
        order by answering.assigned_to, answering.due_on, answering.id`)
      return rows
    },
  }
}
