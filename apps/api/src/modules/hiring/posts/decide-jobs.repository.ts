import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { idList } from '../../../db/id-list.ts'
import type { JobStatus } from './job-states.ts'

export type DecideJobsRepository = ReturnType<typeof createDecideJobsRepository>

export interface DecidedJob extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  readonly status: JobStatus
  readonly revision: number
  /** Whether the user works for its listing. */
  readonly isOwn: boolean
  /** Whether parents see its listing, or it has none. */
  readonly isListed: boolean
}

/** Reads the jobs that an admin decides about. */
export const createDecideJobsRepository = () => ({
  /** Locks jobs until the transaction ends. */
  async lock(tx: Db, ids: readonly number[], userId: number): Promise<DecidedJob[]> {
    const { rows } = await tx.execute<DecidedJob>(sql`
      select job.id, job.title, job.status, job.revision,
        exists (select from listing_member m where m.user_id = ${userId} and m.removed_at is null
          and (m.school_id = job.school_id or m.store_id = job.store_id)) as "isOwn",
        not exists (select from school where id = job.school_id and not is_public(school))
          and not exists (select from store where id = job.store_id and not is_public(store))
          as "isListed"
      from job where job.id = any(${idList(ids)}) and job.deleted_at is null
      order by job.id for update of job`)
    return rows
  },
})
