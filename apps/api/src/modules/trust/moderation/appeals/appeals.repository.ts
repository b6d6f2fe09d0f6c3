import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'
import { appealDays } from '../outcomes/appeal-rules.ts'

/** Whether the action of the case `c` is undone, and that undo is not itself undone. */
export const isDecisionUndone = sql`exists (
  select from admin_action u where u.undoes_action_id = c.action_id and not exists (
    select from admin_action again where again.undoes_action_id = u.id))`

export type AppealsRepository = ReturnType<typeof createAppealsRepository>

export function createAppealsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Whether a decision is recent enough for an appeal. */
    async isInTime(tx: Db, caseId: number): Promise<boolean> {
      const { rows } = await tx.execute<{ ok: boolean }>(sql`
        select decided_at > now() - make_interval(days => ${appealDays}) as ok
        from moderation_case where id = ${caseId}`)
      return rows[0]?.ok ?? false
    },

    /** Whether an appeal against another decision about the record is open. */
    async hasOpenAppeal(tx: Db, kind: SubjectKind, id: number, caseId: number): Promise<boolean> {
      const { rows } = await tx.execute<{ isOpen: boolean }>(sql`
        select exists (
          select from moderation_case where subject_kind = ${kind} and subject_id = ${id}
            and decided_at is null and appealed_case_id <> ${caseId}) as "isOpen"`)
      return rows[0]?.isOpen ?? false
    },

    /** Whether an admin has undone the decision. */
    async isUndone(tx: Db, caseId: number): Promise<boolean> {
      const { rows } = await tx.execute<{ isUndone: boolean }>(sql`
        select ${isDecisionUndone} as "isUndone" from moderation_case c where c.id = ${caseId}`)
      return rows[0]?.isUndone ?? false
    },

    /**
     * Adds the appeal against a decision; false if there is one. An appeal that an undo closed makes
     * room for another one.
     */
    async add(tx: Db, caseId: number, userId: number, text: string): Promise<boolean> {
      const { rowCount } = await tx.execute(sql`
        insert into moderation_appeal (case_id, user_id, text) values (${caseId}, ${userId}, ${text})
        on conflict (case_id) do update set user_id = excluded.user_id, text = excluded.text,
          at = now(), undone_at = null, decided_by = null
        where moderation_appeal.undone_at is not null`)
      return (rowCount ?? 0) > 0
    },

    /** Says which decision the case of an appeal is about. */
    async link(tx: Db, caseId: number, appealedCaseId: number): Promise<void> {
      await tx.execute(sql`
        update moderation_case set appealed_case_id = ${appealedCaseId} where id = ${caseId}`)
    },
  }
}
