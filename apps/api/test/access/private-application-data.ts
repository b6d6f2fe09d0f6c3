import { addApplication, addJob } from '../job-applications.ts'
import type { AccessFixture } from './access-fixture.ts'

/** Private texts of applications that belong to the owner only. */
export const privateApplicationTexts = {
  letter: 'zebra-letter-5601',
  applicant: 'Zebra Applicant-5602',
  note: 'zebra-note-5603',
  reply: 'zebra-reply-5604',
  blocked: 'zebra-blocked-5605',
  file: 'zebra-file-5606',
}

/** An application of the user, and their work on one for a school that is not theirs. */
export async function addPrivateApplicationData(
  { database }: AccessFixture,
  userId: number,
): Promise<void> {
  const texts = privateApplicationTexts
  const { jobId } = await addJob(database)
  const { id } = await addApplication(
    database,
    { jobId, userId },
    { letterText: texts.letter, fullName: texts.applicant },
  )
  const write = (query: string, ...values: (string | number)[]) =>
    database.pool.query(query, [userId, ...values])
  await write(
    `insert into application_note (application_id, author_id, author_name, text, request_key)
     values ($2, $1, 'Zz', $3, gen_random_uuid())`,
    id,
    texts.note,
  )
  await write(
    `insert into application_message (application_id, is_from_applicant, author_id, author_name, text, request_key)
     values ($2, true, $1, 'Zz', $3, gen_random_uuid())`,
    id,
    texts.reply,
  )
  await database.pool.query(
    `insert into application_file (application_id, question_id, prompt, name, mime, size, content)
     values ($1, 1, 'Plan', $2, 'application/pdf', 5, '%PDF-')`,
    [id, texts.file],
  )
  await write(
    `insert into application_score (application_id, reviewer_id, criterion, points) values ($2, $1, 'care', 3)`,
    id,
  )
  await write(
    `with added as (insert into school (name, slug) values ($2, $2) returning id)
     insert into application_block (user_id, school_id) select $1, id from added`,
    texts.blocked,
  )
  await write('insert into application_reminder_opt_out (user_id) values ($1)')
  await write(`insert into application_mailing (user_id, what) values ($1, 'closing 7')`)
}
