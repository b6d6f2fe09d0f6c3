import { sql } from 'drizzle-orm'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import type { ContestAnswer } from '../../../../db/schema/index.ts'

export type JudgingRepository = ReturnType<typeof createJudgingRepository>

/** An entry as a judge sees it: without names. */
export interface JudgedEntry extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  readonly answers: ContestAnswer[]
  readonly bornOn: string | null
  readonly score: number | null
  readonly recusedReason: string | null
  readonly mustRecuse: boolean
}

/** The entries of a contest for one judge, in numbers. */
interface JudgingCounts extends Record<string, unknown> {
  readonly total: number
  readonly answered: number
  /** The position of the first entry that the judge has not answered, from 1; null if there is none. */
  readonly firstOpen: number | null
}

export const noEntries: JudgingCounts = { total: 0, answered: 0, firstOpen: null }

/** Whether a judge sent the entry, or works with its sender for a school or store. */
const isBiased = (judgeId: number) => sql`(e.user_id = ${judgeId} or exists (
  select from listing_member a join listing_member b
    on a.school_id = b.school_id or a.store_id = b.store_id
  where a.user_id = e.user_id and b.user_id = ${judgeId}
    and a.removed_at is null and b.removed_at is null))`

/** The fields that judges read and write. */
export function createJudgingRepository(db: Db) {
  return {
    async isJudge(contestId: number, userId: number, tx: Db = db): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        select from contest_judge where contest_id = ${contestId} and user_id = ${userId}`)
      return rows.length > 0
    },

    /** One page of the entries, in the order in which they were begun. */
    async list(contestId: number, judgeId: number, page: Slice): Promise<JudgedEntry[]> {
      const { rows } = await db.execute<JudgedEntry>(sql`
        select e.id, e.title, e.answers, child.born_on::text as "bornOn", s.score,
          s.recused_why as "recusedReason", ${isBiased(judgeId)} as "mustRecuse"
        from contest_entry e
        left join child on child.id = e.child_id
        left join contest_entry_score s on s.entry_id = e.id and s.judge_id = ${judgeId}
        where e.contest_id = ${contestId} and e.state = 'submitted'
        order by e.id limit ${page.limit} offset ${page.offset}`)
      return rows
    },

    /** The entries and the judge's answers in numbers. */
    async counts(contestId: number, judgeId: number): Promise<JudgingCounts> {
      const { rows } = await db.execute<JudgingCounts>(sql`
        select count(*)::integer as total, count(*) filter (where is_answered)::integer as answered,
          min(position) filter (where not is_answered)::integer as "firstOpen"
        from (
          select row_number() over (order by e.id) as position, s.entry_id is not null as is_answered
          from contest_entry e
          left join contest_entry_score s on s.entry_id = e.id and s.judge_id = ${judgeId}
          where e.contest_id = ${contestId} and e.state = 'submitted') entries`)
      return rows[0] ?? noEntries
    },

    /** An entry that takes part, with what the judge answered. */
    async find(
      tx: Db,
      { contestId, entryId }: { readonly contestId: number; readonly entryId: number },
      judgeId: number,
    ): Promise<Pick<JudgedEntry, 'recusedReason' | 'mustRecuse'> | undefined> {
      const { rows } = await tx.execute<Pick<JudgedEntry, 'recusedReason' | 'mustRecuse'>>(sql`
        select s.recused_why as "recusedReason", ${isBiased(judgeId)} as "mustRecuse"
        from contest_entry e
        left join contest_entry_score s on s.entry_id = e.id and s.judge_id = ${judgeId}
        where e.id = ${entryId} and e.contest_id = ${contestId} and e.state = 'submitted'`)
      return rows[0]
    },

    async answer(
      tx: Db,
      entryId: number,
      judgeId: number,
      {
        score,
        recusedReason,
      }: { readonly score: number | null; readonly recusedReason: string | null },
    ): Promise<void> {
      await tx.execute(sql`
        insert into contest_entry_score (entry_id, judge_id, score, recused_why)
        values (${entryId}, ${judgeId}, ${score}, ${recusedReason})
        on conflict (entry_id, judge_id) do update
          set score = excluded.score, recused_why = excluded.recused_why, at = now()`)
    },
  }
}
