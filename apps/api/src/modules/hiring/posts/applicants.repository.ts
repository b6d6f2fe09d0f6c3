import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { idList } from '../../../db/id-list.ts'

export type ApplicantsRepository = ReturnType<typeof createApplicantsRepository>

/** Number of applications of a job that were started, and of those that were sent. */
export interface ApplicationCounts extends Record<string, unknown> {
  readonly started: number
  readonly sent: number
}

/** Reads the applications of jobs. */
export const createApplicantsRepository = (db: Db) => ({
  /** Jobs without applications are left out. */
  async counts(jobIds: readonly number[]): Promise<ReadonlyMap<number, ApplicationCounts>> {
    if (jobIds.length === 0) return new Map()
    const { rows } = await db.execute<ApplicationCounts & { id: number }>(sql`
      select job_id as id, count(*)::integer as started,
        (count(submitted_at) filter (where not is_held(application)))::integer as sent
      from application where job_id = any(${idList(jobIds)}) group by job_id`)
    return new Map(rows.map(({ id, ...counts }) => [id, counts]))
  },

  async haveStarted(tx: Db, jobId: number): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select from application where job_id = ${jobId} limit 1`)
    return rows.length > 0
  },

  /** Those who wait for a decision or have an offer. */
  async openApplicants(tx: Db, jobId: number) {
    const { rows } = await tx.execute<{ email: string; job: string; listing: string }>(sql`
      select app_user.email, job.title as job, coalesce(school.name, store.brand_name, '') as listing
      from application
        join app_user on app_user.id = application.user_id
        join job on job.id = application.job_id
        left join school on school.id = job.school_id
        left join store on store.id = job.store_id
      where application.job_id = ${jobId} and application.removed_at is null
        and application.state in ('submitted', 'shortlisted', 'interviewing', 'offered')
      order by application.id`)
    return rows
  },
})
