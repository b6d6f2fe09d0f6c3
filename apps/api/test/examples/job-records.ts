import type { TestDatabase } from '../database.ts'

/** Whether an operation needs the records of `addJobRecords`. */
export const isOfJobPosts = (id: string) => /JobPost/.test(id)

const drafts = ['saveJobPost', 'deleteJobPost', 'copyJobPost']

/** The job post 7 of the caller's school 12, which may post jobs, in the status that an example needs. */
export async function addJobRecords({ pool }: TestDatabase, id: string): Promise<void> {
  const isDraft = drafts.includes(id)
  await pool.query(`update school set created_at = now() - interval '1 year' where id = 12`)
  await pool.query('delete from job where id <> 7 and school_id = 12')
  await pool.query('delete from application where job_id = 7')
  await pool.query(
    `insert into job (id, school_id, title, location, status, closes_at, revision)
     values (7, 12, 'PGT Mathematics', 'Bengaluru', $1::job_status, '2027-01-02T23:59+05:30', $2)
     on conflict (id) do update set school_id = 12, store_id = null, deleted_at = null,
       moderation = 'approved', closes_at = excluded.closes_at, status = excluded.status,
       published_at = null, revision = excluded.revision`,
    [isDraft ? 'draft' : 'live', isDraft ? 1 : 3],
  )
}
