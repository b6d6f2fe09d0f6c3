import { sql } from 'drizzle-orm'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'

export type SchoolClaimsRepository = ReturnType<typeof createSchoolClaimsRepository>

export function createSchoolClaimsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Whether the user has asked for the school and waits for an answer. */
    async isAsked(tx: Db, schoolId: number, userId: number): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        select from school_claim
        where school_id = ${schoolId} and user_id = ${userId} and decided_at is null`)
      return rows.length > 0
    },

    async add(
      tx: Db,
      claim: { readonly schoolId: number; readonly userId: number; readonly caseId: number },
      { role, email, phone, text }: Body<'claimSchool'>,
    ): Promise<void> {
      await tx.execute(sql`
        insert into school_claim (school_id, user_id, case_id, role, email, phone, text)
        values (${claim.schoolId}, ${claim.userId}, ${claim.caseId}, ${role}, ${email}, ${phone},
          ${text})`)
    },
  }
}
