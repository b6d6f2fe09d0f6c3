import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { idList } from '../../../db/id-list.ts'
import { jobQuestions, jobs } from '../../../db/schema/index.ts'
import type { JobStatus } from './job-states.ts'
import type { JobPostFields } from './post-rules.ts'

export type PostWritesRepository = ReturnType<typeof createPostWritesRepository>
export type JobColumns = Partial<typeof jobs.$inferInsert>

/** Writes the search documents of jobs, in the transaction that changes them. */
export type ReindexJobs = (tx: Db, ids: readonly number[]) => Promise<void>

/** The person who changes jobs in a transaction, and why: the trigger writes them into the events. */
export interface JobActor {
  readonly role: 'member' | 'admin' | 'system'
  readonly userId: number | null
  readonly reason?: string | null
}

/** Writes job posts. */
export function createPostWritesRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async actAs(tx: Db, { role, userId, reason = null }: JobActor): Promise<void> {
      await tx.execute(sql`
        select set_config('edbazaar.job_actor', ${role}, true),
          set_config('edbazaar.job_actor_id', ${userId === null ? '' : String(userId)}, true),
          set_config('edbazaar.job_reason', ${reason ?? ''}, true)`)
    },

    /** Locks a job until the transaction ends. */
    async lock(tx: Db, id: number): Promise<void> {
      await tx.execute(sql`select id from job where id = ${id} for no key update`)
    },

    /** Returns the draft that the user created with the key before. */
    async findByKey(tx: Db, posterId: number, requestKey: string): Promise<number | undefined> {
      const [found] = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.posterId, posterId), eq(jobs.requestKey, requestKey)))
      return found?.id
    },

    async create(tx: Db, job: typeof jobs.$inferInsert): Promise<number> {
      const [added] = await tx.insert(jobs).values(job).returning({ id: jobs.id })
      if (!added) throw new Error('The job was not added')
      return added.id
    },

    /** Saves columns as a new revision. */
    async save(tx: Db, id: number, columns: JobColumns): Promise<void> {
      await tx
        .update(jobs)
        .set({ ...columns, revision: sql`revision + 1`, updatedAt: sql`now()` })
        .where(eq(jobs.id, id))
    },

    async setStatus(
      tx: Db,
      id: number,
      status: JobStatus,
      columns: JobColumns = {},
    ): Promise<void> {
      await tx
        .update(jobs)
        .set({
          ...columns,
          status,
          statusSince: sql`now()`,
          revision: sql`revision + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(jobs.id, id))
    },

    async replaceQuestions(tx: Db, jobId: number, questions: JobPostFields['questions']) {
      await tx.delete(jobQuestions).where(eq(jobQuestions.jobId, jobId))
      if (questions.length === 0) return
      await tx.insert(jobQuestions).values(
        questions.map(({ prompt, kind, options, is_required: isRequired }, position) => ({
          jobId,
          position,
          prompt: prompt.trim(),
          kind,
          options: [...options],
          isRequired,
        })),
      )
    },

    async copyQuestions(tx: Db, fromId: number, toId: number): Promise<void> {
      await tx.execute(sql`
        insert into job_question (job_id, position, prompt, kind, options, is_required)
        select ${toId}, position, prompt, kind, options, is_required
        from job_question where job_id = ${fromId}`)
    },

    /** Deletes a draft, which nobody but its listing has seen. */
    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(jobs).where(and(eq(jobs.id, id), isNull(jobs.publishedAt)))
    },

    /** Closes jobs whose time has passed, at most `limit`. Returns their ids. */
    async closeDue(tx: Db, limit: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update job set status = 'closed', status_since = now(), revision = revision + 1,
          updated_at = now()
        where id in (
          select id from job where status in ('live', 'paused') and closes_at <= now()
          order by closes_at limit ${limit} for no key update skip locked)
        returning id`)
      return rows.map(({ id }) => id)
    },

    /** Jobs whose first public day has come, but that search does not know yet. */
    async dueToPublish(tx: Db, limit: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id from job where status = 'live' and publish_on is not null
          and publish_on between ${today} - 1
            and ${today}
          and is_open(job) and not exists (
            select from search_document d where d.kind = 'job' and d.ref_id = job.id)
        limit ${limit}`)
      return rows.map(({ id }) => id)
    },

    /** Jobs that search knows although they are not open, such as those of a hidden store. */
    async outdated(tx: Db, limit: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select d.ref_id as id from search_document d join job on job.id = d.ref_id
        where d.kind = 'job' and not is_open(job) limit ${limit}`)
      return rows.map(({ id }) => id)
    },

    /** Closes the open case of a job that is no longer submitted. */
    async withdrawCase(tx: Db, id: number, userId: number): Promise<void> {
      await tx.execute(sql`
        with closed as (
          update moderation_case set outcome = 'ignored', decided_at = now(),
            note_private = 'Withdrawn by the people who posted it.', claimed_by = null,
            claimed_until = null, revision = revision + 1
          where subject_kind = 'job' and subject_id = ${id} and decided_at is null
            and why in ('new', 'edit', 'scan') and reports = 0
          returning id)
        insert into moderation_event (case_id, kind, actor_id, detail)
        select id, 'decided', ${userId}, '{"outcome": "ignored"}' from closed`)
    },

    async setModeration(tx: Db, id: number, state: 'approved' | 'pending'): Promise<void> {
      await tx.execute(sql`
        update job set moderation = ${state}
        where id = ${id} and moderation not in ('hidden', 'removed')`)
    },

    /** Closes live and paused jobs now. */
    async expire(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        update job set status = 'closed', status_since = now(), revision = revision + 1,
          updated_at = now()
        where id = any(${idList(ids)}) and status in ('live', 'paused')`)
    },

    /** Opens closed jobs until a moment. */
    async reopen(tx: Db, ids: readonly number[], closesAt: Date): Promise<void> {
      await tx.execute(sql`
        update job set status = 'live', status_since = now(), closes_at = ${closesAt.toISOString()},
          published_at = coalesce(published_at, now()), revision = revision + 1, updated_at = now()
        where id = any(${idList(ids)}) and status = 'closed'`)
    },
  }
}
