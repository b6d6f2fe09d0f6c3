import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { idList } from '../../../db/id-list.ts'
import type { JobStatus } from './job-states.ts'
import type { JobActor, PostWritesRepository } from './post-writes.repository.ts'

export type JobDecisionsRepository = ReturnType<typeof createJobDecisionsRepository>

export interface MovedJob extends Record<string, unknown> {
  readonly id: number
  readonly before: JobStatus
  readonly after: JobStatus
  readonly revision: number
}

/** Changes the status of several jobs at once. */
export function createJobDecisionsRepository({ actAs }: Pick<PostWritesRepository, 'actAs'>) {
  return {
    actAs: (tx: Db, actor: JobActor) => actAs(tx, actor),

    async move(tx: Db, ids: readonly number[], from: readonly JobStatus[], to: JobStatus) {
      const { rows } = await tx.execute<MovedJob>(sql`
        with old as materialized (
          select id, status from job
          where id = any(${idList(ids)}) and status::text = any(${`{${from.join(',')}}`}::text[])
          for update)
        update job set status = ${to}, status_since = now(), revision = job.revision + 1,
          updated_at = now()
        from old where old.id = job.id
        returning job.id, old.status as before, job.status as after, job.revision`)
      return rows
    },

    /** Makes jobs in review live. */
    async publish(tx: Db, ids: readonly number[], approvedBy: number): Promise<MovedJob[]> {
      const { rows } = await tx.execute<MovedJob>(sql`
        update job set status = 'live', status_since = now(), approved_by = ${approvedBy},
          published_at = coalesce(published_at, now()), revision = revision + 1, updated_at = now()
        where id = any(${idList(ids)}) and status = 'review'
        returning id, 'review'::job_status as before, status as after, revision`)
      return rows
    },

    /** Pauses live jobs whose listing parents do not see. */
    async pauseUnlisted(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        update job set status = 'paused', status_since = now(), revision = job.revision + 1,
          updated_at = now()
        where id = any(${idList(ids)}) and status = 'live'
          and (exists (select from school where school.id = job.school_id and not is_public(school))
            or exists (select from store where store.id = job.store_id and not is_public(store)))`)
    },
  }
}
