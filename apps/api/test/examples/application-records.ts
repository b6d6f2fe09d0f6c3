import type { TestDatabase } from '../database.ts'
import { addApplication } from '../job-applications.ts'

const publicId = '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'

const ofApplicants = /^(?:start|submit|end)\w*Application$|My(?:AnswerFile|Draft|Cv|Application)/
const drafts = [
  'saveMyApplication',
  'removeMyDraft',
  'uploadMyCv',
  'uploadMyAnswerFile',
  'removeMyAnswerFile',
  'submitMyApplication',
]
const interviewing = {
  state: 'interviewing',
  toldState: 'interviewing',
  decidedAt: new Date(),
  toldAt: new Date(),
} as const

export const isOfApplications = (id: string) =>
  /Applica(?:tion|nt)|MyDraft|MyAnswerFile|Cv|setInterview/.test(id)

/**
 * Adds the application that examples name, for the job with the id 7: of the caller at a school of
 * another owner, or of another user at the caller's school.
 */
export async function addApplicationRecords(
  database: TestDatabase,
  operation: string,
  callerId: number,
): Promise<void> {
  const run = (query: string, ...values: unknown[]) => database.pool.query(query, values)
  const isOwn = ofApplicants.test(operation)
  await run('delete from application where job_id = 7 or id = 12')
  await run('delete from job_question where id = 12')
  await run(
    'update job set school_id = $1, store_id = null, closes_at = null, is_blind = false where id = 7',
    isOwn ? 13 : 12,
  )
  await run('update school set owner_id = 31 where id = 13')
  if (operation === 'startApplication') return
  const isInvited = operation === 'setInterview' || operation === 'writeInMyApplication'
  const { id } = await addApplication(
    database,
    { jobId: 7, userId: isOwn ? callerId : 31 },
    {
      publicId,
      id: 12,
      ...(drafts.includes(operation) && { state: 'draft', toldState: 'draft' }),
      ...(isInvited && interviewing),
    },
  )
  await run(
    `insert into application_cv (application_id, name, mime, size, content)
     values ($1, 'CV.pdf', 'application/pdf', 5, '%PDF-')`,
    id,
  )
  if (/AnswerFile|CvAddress/.test(operation)) {
    await run(
      `insert into job_question (id, job_id, position, prompt, kind)
       values (12, 7, 12, 'Upload a lesson plan', 'file') on conflict do nothing`,
    )
    await run(
      `insert into application_file (application_id, question_id, prompt, name, mime, size, content)
       values ($1, 12, 'Upload a lesson plan', 'Plan.pdf', 'application/pdf', 5, '%PDF-')`,
      id,
    )
  }
  if (operation === 'releaseApplication') {
    const { id: heldForId } = await addApplication(database, { jobId: 7 })
    await run('update application set held_for_id = $1 where id = $2', heldForId, id)
  }
  await run(`delete from moderation_case where subject_kind = 'job' and subject_id = 7`)
  if (operation === 'createAdminCvAddress')
    await run(
      `insert into moderation_case (subject_kind, subject_id, subject_name, why)
       values ('job', 7, 'PGT Mathematics', 'report')`,
    )
  await run(
    `insert into application_note (id, application_id, author_id, author_name, text, request_key)
     values (12, $1, $2, 'Meera Iyer', 'Clear call', gen_random_uuid())`,
    id,
    callerId,
  )
}
