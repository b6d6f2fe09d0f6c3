import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import { lockUser } from '../../../../db/user-columns.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'

export type ReportsRepository = ReturnType<typeof createReportsRepository>

interface NewReport {
  readonly caseId: number
  readonly reporterId: number | null
  readonly reporterEmail: string | null
  readonly reason: string
  readonly text: string | null
  readonly weight: number
}

/** The message to the author of a hidden comment. */
interface HeldComment extends Record<string, unknown> {
  readonly email: string
  readonly excerpt: string
  readonly video: string
}

/** A report as its sender sees it. */
export interface OwnReport extends Record<string, unknown> {
  readonly id: number
  readonly caseId: number
  readonly kind: SubjectKind
  readonly subjectId: number
  readonly name: string
  readonly reason: Schema<'ReportReason'>
  readonly text: string | null
  readonly at: string
  readonly agreed: boolean | null
  readonly decidedAt: string | null
}

export function createReportsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Makes other reports of the user wait until the transaction ends. */
    lockUser,

    /** Open reports of a user about other records, and how often the decided ones were right. */
    async recordOf(tx: Db, userId: number, kind: SubjectKind, subjectId: number) {
      const { rows } = await tx.execute<{ open: number; decided: number; agreed: number }>(sql`
        select (count(*) filter (where r.agreed is null
            and (c.subject_kind, c.subject_id) <> (${kind}, ${subjectId})))::integer as open,
          count(r.agreed)::integer as decided,
          (count(*) filter (where r.agreed))::integer as agreed
        from moderation_report r join moderation_case c on c.id = r.case_id
        where r.reporter_id = ${userId}`)
      return rows[0] ?? { open: 0, decided: 0, agreed: 0 }
    },

    /** Adds a report, in place of an earlier one of the user about the case. */
    async add(tx: Db, report: NewReport): Promise<void> {
      const { caseId, reporterId, reporterEmail, reason, text, weight } = report
      await tx.execute(sql`
        insert into moderation_report (case_id, reporter_id, reporter_email, reason, text, weight)
        values (${caseId}, ${reporterId}::integer, ${reporterEmail}::text, ${reason},
          ${text}::text, ${weight})
        on conflict (case_id, reporter_id) do update set
          reason = excluded.reason, text = excluded.text, at = now()`)
      await tx.execute(sql`
        update moderation_case c set reports = r.count, report_weight = r.weight
        from (select count(*)::integer as count, sum(weight) as weight from moderation_report
          where case_id = ${caseId}) r
        where c.id = ${caseId}`)
    },

    /**
     * Hides a visible comment once signed-in people whose reports weigh this much have reported it, and
     * makes its case urgent. Returns the comment if it was hidden.
     */
    async holdComment(
      tx: Db,
      {
        id,
        caseId,
        weight,
      }: { readonly id: number; readonly caseId: number; readonly weight: number },
    ): Promise<HeldComment | undefined> {
      const { rows } = await tx.execute<HeldComment>(sql`
        with held as (
          update comment c set moderation = 'pending'
          from video, app_user author
          where c.id = ${id} and c.state = 'visible' and video.id = c.video_id
            and author.id = c.author_id and (select sum(weight) from moderation_report
              where case_id = ${caseId} and reporter_id is not null) >= ${weight}
          returning author.email, left(c.body_text, 300) as excerpt, video.title as video
        ), urgent as (
          update moderation_case set is_urgent = true
          where id = ${caseId} and exists (select from held)
        )
        select * from held`)
      return rows[0]
    },

    async listOf(userId: number, { offset, limit }: Slice): Promise<OwnReport[]> {
      const { rows } = await db.execute<OwnReport>(sql`
        select r.id, r.case_id as "caseId", c.subject_kind as kind, c.subject_id as "subjectId",
          c.subject_name as name, r.reason, r.text, ${isoTime(sql`r.at`)} as at, r.agreed,
          ${isoTime(sql`c.decided_at`)} as "decidedAt"
        from moderation_report r join moderation_case c on c.id = r.case_id
        where r.reporter_id = ${userId} order by r.id desc offset ${offset} limit ${limit}`)
      return rows
    },

    async countOf(userId: number): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::integer as count from moderation_report where reporter_id = ${userId}`)
      return rows[0]?.count ?? 0
    },
  }
}
