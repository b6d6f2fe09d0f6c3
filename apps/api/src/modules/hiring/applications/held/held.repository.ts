import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { applications } from '../../../../db/schema/index.ts'

export type HeldRepository = ReturnType<typeof createHeldRepository>

/** The last word of a name, in lower case. */
const surname = (name: string) => sql`lower(regexp_replace(trim(${sql.raw(name)}), '^.*\\s', ''))`

/** Applications that are held, because the applicant seems to have applied with another account. */
export function createHeldRepository() {
  return {
    /** Locks the search for other accounts of a job’s applicants until the transaction ends. */
    async lockJob(tx: Db, jobId: number): Promise<void> {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtext('held application'), ${jobId}::integer)`,
      )
    },

    /**
     * The first application that another account sent for the same job with the same surname, date of
     * birth and PIN code.
     */
    async earlierOf(tx: Db, id: number): Promise<number | undefined> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select earlier.id from application mine join application earlier
          on earlier.job_id = mine.job_id and earlier.user_id <> mine.user_id
          and earlier.born_on = mine.born_on and earlier.pincode = mine.pincode
          and ${surname('earlier.full_name')} = ${surname('mine.full_name')}
        where mine.id = ${id} and earlier.state not in ('draft', 'withdrawn')
          and earlier.held_for_id is null and earlier.removed_at is null
        order by earlier.submitted_at, earlier.id limit 1`)
      return rows[0]?.id
    },

    /** Those that are held because of an application. */
    async heldFor(tx: Db, id: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id from application where held_for_id = ${id} and is_held(application)
          and state not in ('draft', 'withdrawn') order by id for update`)
      return rows.map((row) => row.id)
    },

    /** Locks an application by its public id. */
    async find(tx: Db, publicId: string) {
      const [found] = await tx
        .select({ id: applications.id, isHeld: sql<boolean>`is_held(${applications})` })
        .from(applications)
        .where(eq(applications.publicId, publicId))
        .for('update')
      return found
    },
  }
}
