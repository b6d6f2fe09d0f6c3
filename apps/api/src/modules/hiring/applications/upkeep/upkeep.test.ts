import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type ApplicationClient,
  createApplicationClient,
} from '../../../../../test/application-client.ts'
import { addApplication, addJob } from '../../../../../test/job-applications.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { createOutboxRepository } from '../../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../platform/mail/outbox.service.ts'
import { createApplicationEmailsRepository } from '../emails/application-emails.repository.ts'
import { createApplicationEmails } from '../emails/application-emails.ts'
import { createApplicationRecordRepository } from '../record/application-record.repository.ts'
import { createUpkeepRepository } from './upkeep.repository.ts'
import { createApplicationUpkeep } from './upkeep.ts'

type Tasks = ReturnType<typeof createApplicationUpkeep>

let client: ApplicationClient
let run: (name: Tasks[number]['name']) => Promise<void>

beforeAll(async () => {
  client = await createApplicationClient()
  const { db } = client.database
  const outbox = createOutbox(createOutboxRepository(db))
  const site = 'https://edbazaar.example'
  const tasks = createApplicationUpkeep({
    repository: createUpkeepRepository(db),
    records: createApplicationRecordRepository(db),
    emails: createApplicationEmails({
      repository: createApplicationEmailsRepository(),
      outbox,
      site,
      mailFrom: { name: 'EdBazaar', address: 'no-reply@edbazaar.example' },
    }),
    outbox,
    site,
  })
  run = async (name) => tasks.find((task) => task.name === name)?.run()
})
beforeEach(async () => {
  await client.database.pool.query('truncate application cascade')
  await client.database.pool.query('truncate application_mailing, outgoing_mail, bookmark cascade')
})

const query = async (text: string, ...values: unknown[]) =>
  (await client.database.pool.query(text, values)).rows
const subjects = async () =>
  (await query('select subject from outgoing_mail order by id')).map(({ subject }) => subject)
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const confirmed = () => addSignedIn(client.database, { emailConfirmedAt: new Date() })

it('tells applicants once that nobody has answered in 30 working days', async () => {
  const { jobId } = await addJob(client.database)
  const waiting = await addApplication(client.database, { jobId }, { submittedAt: daysAgo(46) })
  await addApplication(client.database, { jobId }, { submittedAt: daysAgo(38) })
  await addApplication(
    client.database,
    { jobId },
    { submittedAt: daysAgo(46), answeredAt: daysAgo(9) },
  )
  await run('tell-waiting-applicants')
  await run('tell-waiting-applicants')
  expect(await subjects()).toEqual(['No answer yet: PGT Mathematics'])
  const quiet = await query('select id from application where quiet_since is not null')
  expect(quiet).toEqual([{ id: waiting.id }])
  expect(await query(`select kind from application_event where kind = 'quiet'`)).toHaveLength(1)
})

it('shows how many applicants an employer answers, from five on', async () => {
  const { jobId, owner } = await addJob(client.database)
  if (!owner) throw new Error('The job has no owner')
  const rate = async () => (await client.list(owner, `job_id=${jobId}`)).answer_rate
  for (let n = 0; n < 4; n += 1)
    await addApplication(
      client.database,
      { jobId },
      { submittedAt: daysAgo(60), answeredAt: daysAgo(60) },
    )
  await addApplication(client.database, { jobId }, { submittedAt: daysAgo(3) })
  expect(await rate()).toBeNull()
  await addApplication(client.database, { jobId }, { submittedAt: daysAgo(60) })
  expect(await rate()).toEqual({ answered: 4, applicants: 5, working_days: 0 })
  const { answer_rate: shown } = await client.send(
    'GET',
    '/jobs/{id}',
    {},
    { params: { id: jobId } },
  )
  expect(shown).toEqual({ answered: 4, applicants: 5, working_days: 0 })
})

it('sends members one digest of yesterday’s applications', async () => {
  const { jobId } = await addJob(client.database)
  await addApplication(client.database, { jobId }, { submittedAt: daysAgo(1) })
  await addApplication(client.database, { jobId }, { submittedAt: daysAgo(1) })
  await addApplication(client.database, { jobId }, { submittedAt: daysAgo(3) })
  await Promise.all([run('send-application-digests'), run('send-application-digests')])
  const emails = await query('select subject, text_body from outgoing_mail')
  expect(emails).toHaveLength(1)
  expect(emails[0].text_body).toContain('PGT Mathematics (Vidya Niketan): 2')
})

it('reminds once of drafts and saved jobs that close within 10 days, unless opted out', async () => {
  const { jobId } = await addJob(client.database, { closesAt: daysAgo(-9) })
  const later = await addJob(client.database, { closesAt: daysAgo(-11) })
  const [withDraft, withBookmark, optedOut] = [
    await confirmed(),
    await confirmed(),
    await confirmed(),
  ]
  const draft = { state: 'draft', toldState: 'draft' } as const
  await addApplication(client.database, { jobId, userId: withDraft.id }, draft)
  await addApplication(client.database, { jobId: later.jobId, userId: withDraft.id }, draft)
  await addApplication(client.database, { jobId, userId: optedOut.id }, draft)
  await query('insert into application_reminder_opt_out (user_id) values ($1)', optedOut.id)
  await query('insert into bookmark (user_id, job_id) values ($1, $2)', withBookmark.id, jobId)
  await run('remind-of-closing-jobs')
  await run('remind-of-closing-jobs')
  const emails = await query('select text_body from outgoing_mail order by text_body')
  expect(emails.map((mail) => mail.text_body.slice(0, 9))).toEqual(['You began', 'You saved'])
})

it('ends the reminders of a user by the link that email programs post to', async () => {
  const { jobId } = await addJob(client.database, { closesAt: daysAgo(-9) })
  const seeker = await confirmed()
  await query('insert into bookmark (user_id, job_id) values ($1, $2)', seeker.id, jobId)
  await run('remind-of-closing-jobs')
  const [mail] = await query('select unsubscribe_url, text_body from outgoing_mail')
  expect(mail.text_body).toContain(mail.unsubscribe_url)
  const token = new URL(mail.unsubscribe_url).searchParams.get('token')
  const end = (status: number, body: object) =>
    client.send('POST', '/jobs/reminders/endings', {}, { body, status })
  await end(200, { token })
  await end(200, { token })
  await end(404, { token: 'A'.repeat(43) })
  expect(await query('select user_id from application_reminder_opt_out')).toContainEqual({
    user_id: seeker.id,
  })
})

it('tells people with a draft that a job ended early', async () => {
  const { jobId } = await addJob(client.database)
  const seeker = await confirmed()
  await addApplication(
    client.database,
    { jobId, userId: seeker.id },
    { state: 'draft', toldState: 'draft' },
  )
  await query(`update job set status = 'filled', status_since = now() where id = $1`, jobId)
  await run('remind-of-closing-jobs')
  await run('remind-of-closing-jobs')
  expect(await subjects()).toEqual(['PGT Mathematics is closed'])
})

it('tells open applicants once that a job is paused with its hidden listing', async () => {
  const { jobId, schoolId } = await addJob(client.database)
  await addApplication(client.database, { jobId })
  await addApplication(client.database, { jobId }, { state: 'withdrawn', toldState: 'withdrawn' })
  await run('tell-of-paused-jobs')
  expect(await subjects()).toEqual([])
  await query('update school set is_active = false where id = $1', schoolId)
  await run('tell-of-paused-jobs')
  await run('tell-of-paused-jobs')
  expect(await subjects()).toEqual(['PGT Mathematics is paused'])
})

it('says nothing of a job that its employer pauses', async () => {
  const { jobId } = await addJob(client.database)
  await addApplication(client.database, { jobId })
  await query(`update job set status = 'paused', status_since = now() where id = $1`, jobId)
  await run('tell-of-paused-jobs')
  expect(await subjects()).toEqual([])
})

it('removes drafts after 90 days, and applications from employers after a year and a warning', async () => {
  const { jobId, owner } = await addJob(client.database, { closesAt: daysAgo(91) })
  const old = await addJob(client.database, { closesAt: daysAgo(360) })
  const seeker = await confirmed()
  await addApplication(client.database, { jobId }, { state: 'draft', toldState: 'draft' })
  await addApplication(client.database, { jobId })
  const sent = await addApplication(client.database, { jobId: old.jobId, userId: seeker.id })
  await run('remove-old-applications')
  await run('remove-old-applications')
  expect(await query(`select from application where state = 'draft'`)).toEqual([])
  expect(await subjects()).toEqual([
    expect.stringContaining('Applications for PGT Mathematics will be removed on'),
  ])
  await query(
    `update application set removal_warned_at = now() - interval '15 days' where id = $1`,
    sent.id,
  )
  await run('remove-old-applications')
  await client.read(old.owner ?? owner ?? seeker, sent)
  await query(`update job set closes_at = now() - interval '370 days' where id = $1`, old.jobId)
  await run('remove-old-applications')
  await client.read(old.owner ?? seeker, sent, 404)
  expect((await client.mine(seeker, sent)).form.full_name).toBe('Raghav Subramanian')
})
