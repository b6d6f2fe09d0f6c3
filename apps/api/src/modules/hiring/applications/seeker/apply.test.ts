import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type ApplicationClient,
  createApplicationClient,
  submission,
} from '../../../../../test/application-client.ts'
import { addJob, cvForm } from '../../../../../test/job-applications.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { hashPassword } from '../../../accounts/passwords/password-hashes.ts'

let client: ApplicationClient
beforeAll(async () => {
  client = await createApplicationClient()
})

const emailsTo = async (text: string) =>
  (
    await client.database.pool.query('select subject from outgoing_mail where subject like $1', [
      `%${text}%`,
    ])
  ).rows

describe('an application', () => {
  it('is saved by section and sent once, with a receipt', async () => {
    const { jobId, owner } = await addJob(client.database, {})
    const seeker = await addSignedIn(client.database)
    const id = await client.complete(seeker, jobId)
    const sent = await client.submit(seeker, id)
    expect(sent.row).toMatchObject({ state: 'submitted', may_withdraw: true, may_write: false })
    expect(sent.form.cv).toMatchObject({ name: 'Raghav CV.pdf', mime: 'application/pdf' })
    expect(await client.submit(seeker, id)).toEqual(sent)
    expect(await emailsTo('Your application for PGT Mathematics was sent')).toHaveLength(1)
    const { data } = await client.list(owner ?? seeker, `job_id=${jobId}`)
    expect(data).toMatchObject([{ id, label: 'Raghav Subramanian', state: 'submitted' }])
  })

  it('is one after 32 clicks on Apply and on Send at the same time', async () => {
    const { jobId } = await addJob(client.database)
    const seeker = await addSignedIn(client.database)
    const clicks = Array.from({ length: 32 })
    const started = await Promise.all(clicks.map(() => client.start(seeker, jobId)))
    expect(new Set(started.map(({ row }) => row.id)).size).toBe(1)
    const id = await client.complete(seeker, jobId)
    await Promise.all(clicks.map(() => client.submit(seeker, id)))
    const { rows } = await client.database.pool.query(
      `select state, (select count(*)::int from application_event e where e.application_id = a.id) as events
       from application a where job_id = $1`,
      [jobId],
    )
    expect(rows).toEqual([{ state: 'submitted', events: 1 }])
  })

  it('begins with the last one', async () => {
    const [first, second] = [await addJob(client.database), await addJob(client.database)]
    const seeker = await addSignedIn(client.database)
    await client.submit(seeker, await client.complete(seeker, first.jobId))
    const { form } = await client.start(seeker, second.jobId)
    expect(form).toMatchObject({
      full_name: 'Raghav Subramanian',
      city: 'Bengaluru',
      experience_years: 9,
      cv: { name: 'Raghav CV.pdf' },
    })
    expect([...form.complete_sections].sort()).toEqual(['cv', 'details', 'experience'])
  })

  it('needs every section, an adult and the notice that was read', async () => {
    const { jobId } = await addJob(client.database)
    const seeker = await addSignedIn(client.database)
    const { row } = await client.start(seeker, jobId)
    const incomplete = await client.submit(seeker, row.id, submission, 400)
    expect(incomplete.errors.map(({ field }: { field: string }) => field)).toEqual([
      'details',
      'experience',
      'cv',
      'letter',
    ])
    const id = await client.complete(seeker, jobId)
    const minor = await client.submit(seeker, id, { ...submission, is_adult: false }, 400)
    expect(minor.msg).toBe('You must be 18 or older to apply. Confirm your age to continue.')
    await client.submit(seeker, id, { ...submission, notice_version: 1 }, 409)
    await client.submit(seeker, id, { ...submission, from: '18:00', to: '10:00' }, 400)
    expect((await client.submit(seeker, id)).row.state).toBe('submitted')
    const { contact } = await client.send('GET', '/my-applications/settings', seeker)
    expect(contact).toEqual({ channels: ['email', 'phone'], from: '10:00', to: '18:00' })
    const changed = await client.save(seeker, id, { section: 'letter', complete: true }, 409)
    expect(changed.msg).toBe('This application has been sent and can no longer be changed.')
  })

  it('is found by its job, by its applicant alone', async () => {
    const [first, second] = [await addJob(client.database), await addJob(client.database)]
    const seeker = await addSignedIn(client.database)
    await client.start(seeker, first.jobId)
    const sent = await client.submit(seeker, await client.complete(seeker, second.jobId))
    const listed = (caller: typeof seeker, jobId: number) =>
      client.send('GET', '/my-applications', caller, { query: `job_id=${jobId}` })
    const found = await listed(seeker, second.jobId)
    expect(found).toMatchObject({ total: 1, counts: { all: 1, open: 1, ended: 0 } })
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([sent.row.id])
    expect((await listed(await addSignedIn(client.database), second.jobId)).data).toEqual([])
  })

  it('is sent in the last second before the closing time, and refused from that time on', async () => {
    const { jobId } = await addJob(client.database)
    const [early, late] = [await addSignedIn(client.database), await addSignedIn(client.database)]
    const ids = [await client.complete(early, jobId), await client.complete(late, jobId)] as const
    // A job that closes at the end of a day in India closes at 18:30 UTC.
    const year = new Date().getUTCFullYear() + 1
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year}-01-12T23:59:59+05:30`) })
    try {
      await client.database.pool.query('update job set closes_at = $2 where id = $1', [
        jobId,
        `${year}-01-12T18:30:00Z`,
      ])
      expect((await client.submit(early, ids[0])).row.state).toBe('submitted')
      vi.setSystemTime(new Date(`${year}-01-13T00:00:00+05:30`))
      const refused = await client.submit(late, ids[1], submission, 409)
      expect(refused.msg).toMatch(
        new RegExp(`^Applications closed on 13 Jan ${year}, 12:00 am IST`),
      )
    } finally {
      vi.useRealTimers()
    }
  })

  it('after the closing time answers 409 with the time in India, and keeps the draft', async () => {
    const { jobId } = await addJob(client.database)
    const seeker = await addSignedIn(client.database)
    const id = await client.complete(seeker, jobId)
    await client.database.pool.query(
      `update job set closes_at = '2026-01-12T18:30:00Z' where id = $1`,
      [jobId],
    )
    const late = await client.submit(seeker, id, submission, 409)
    expect(late.msg).toBe(
      'Applications closed on 13 Jan 2026, 12:00 am IST. Your draft stays here.',
    )
    expect((await client.mine(seeker, { publicId: id })).row.state).toBe('draft')
    const another = await addSignedIn(client.database)
    await client.start(another, jobId, 409)
  })

  it('names everything that a section lacks at once', async () => {
    const { jobId } = await addJob(client.database)
    const seeker = await addSignedIn(client.database)
    const { row } = await client.start(seeker, jobId)
    const details = { section: 'details', complete: true, phone: '9198450' }
    const { errors } = await client.save(seeker, row.id, details, 400)
    expect(errors).toEqual([
      { field: 'phone', msg: 'Enter a phone number with at least 10 digits.' },
      { field: 'city', msg: 'Enter the town or city where you live.' },
      { field: 'born_on', msg: 'Enter your date of birth.' },
      { field: 'pincode', msg: 'Enter the PIN code of where you live.' },
    ])
    const wrong = await client.save(seeker, row.id, { ...details, pincode: '12' }, 400)
    expect(wrong.msg).toBe('Please check: pincode must be a PIN code of 6 digits, such as 560038.')
  })

  it('answers the questions of the job', async () => {
    const { jobId } = await addJob(client.database)
    const { rows } = await client.database.pool.query(
      `insert into job_question (job_id, position, prompt, kind, options, is_required) values
         ($1, 1, 'Which classes?', 'choice', '{Primary,Secondary}', true),
         ($1, 2, 'How many years?', 'number', '{}', false) returning id`,
      [jobId],
    )
    const [classes, years] = rows.map(({ id }) => id)
    const seeker = await addSignedIn(client.database)
    const id = await client.complete(seeker, jobId)
    const answer = (answers: object[], status: number) =>
      client.save(seeker, id, { section: 'questions', complete: true, answers }, status)
    expect((await answer([], 400)).errors).toEqual([
      { field: `answers.${classes}`, msg: 'Answer this question.' },
    ])
    await answer([{ question_id: classes, value: 'Nursery' }], 400)
    const primary = { question_id: classes, value: 'Primary' }
    await answer([primary, { question_id: years, value: 'many' }], 400)
    await answer([primary, { question_id: 999_999, value: 'x' }], 400)
    await answer([primary, primary], 400)
    const { form } = await answer([primary, { question_id: years, value: '2.5' }], 200)
    expect(form.answers).toContainEqual({
      ...primary,
      prompt: 'Which classes?',
      is_file: false,
      file: null,
    })
    expect((await client.submit(seeker, id)).row.state).toBe('submitted')
  })

  it('is refused for the applicant’s own employer, a blocked one, one that takes no applications, and an unknown job', async () => {
    const { jobId, owner, schoolId } = await addJob(client.database)
    await client.start(owner ?? {}, jobId, 409)
    const seeker = await addSignedIn(client.database)
    const block = (blocked: object[], status = 200) =>
      client.send('PUT', '/my-applications/settings', seeker, {
        body: { has_reminders: false, blocked },
        status,
      })
    await block([{ kind: 'school', id: 999_999 }], 404)
    const settings = await block([{ kind: 'school', id: schoolId }])
    expect(settings).toMatchObject({ has_reminders: false, blocked: [{ id: schoolId }] })
    expect((await client.start(seeker, jobId, 409)).msg).toContain(
      'You have blocked this employer.',
    )
    await client.start(seeker, 999_999, 404)
    await client.database.pool.query('update school set owner_id = null where id = $1', [schoolId])
    expect((await block([])).contact).toBeNull()
    expect((await client.start(seeker, jobId, 409)).msg).toContain('does not take applications')
  })
})

describe('a CV', () => {
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  it.each([
    ['is no empty file', cvForm(''), 400, 'empty'],
    ['is no text, whatever its name', cvForm('hello', 'cv.pdf'), 400, 'PDF or Word'],
    ['is no other archive', cvForm(zip, 'cv.docx'), 400, 'PDF or Word'],
    ['has at most 5 MB', cvForm(`%PDF-1.7${'x'.repeat(5 * 1024 * 1024)}`), 413, '5 MB'],
  ])('%s', async (_, form, status, words) => {
    const { jobId } = await addJob(client.database)
    const seeker = await addSignedIn(client.database)
    const { row } = await client.start(seeker, jobId)
    const response = await client.uploadCv(seeker, row.id, form)
    expect(response.statusCode).toBe(status)
    expect(response.json().msg).toContain(words)
  })

  it('is served by a signed address only', async () => {
    const { jobId } = await addJob(client.database)
    const seeker = await addSignedIn(client.database)
    const id = await client.complete(seeker, jobId)
    const { url } = await client.send('POST', '/my-applications/{id}/cv-address', seeker, {
      params: { id },
      status: 201,
    })
    const response = await client.app.inject({ url })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(response.payload.startsWith('%PDF-1.7')).toBe(true)
    const forged = `${url.slice(0, -4)}aaaa`
    expect((await client.app.inject({ url: forged })).statusCode).toBe(404)
  })
})

describe('an account', () => {
  it('exports its applications with the CVs, and takes them with it', async () => {
    const { jobId } = await addJob(client.database)
    const seeker = await addSignedIn(client.database, {
      passwordHash: await hashPassword('kadamba tree 7x'),
      email: 'leaver@example.in',
      emailConfirmedAt: new Date(),
    })
    const id = await client.complete(seeker, jobId)
    await client.submit(seeker, id)
    const { payload } = await client.app.inject({
      url: '/api/users/my-data',
      headers: seeker.headers,
    })
    const { applications } = JSON.parse(payload)
    expect(applications).toMatchObject([
      { job: 'PGT Mathematics', state: 'submitted', cv: [{ name: 'Raghav CV.pdf' }] },
    ])
    expect(Buffer.from(applications[0].cv[0].base64, 'base64').toString()).toContain('%PDF-1.7')
    await client.send('POST', '/users/my-profile/deletions', seeker, {
      body: { email: 'leaver@example.in', password: 'kadamba tree 7x' },
    })
    const { rows } = await client.database.pool.query(
      `select (select count(*)::int from application where job_id = $1) as applications,
         (select count(*)::int from sealed_log where kind = 'application') as sealed`,
      [jobId],
    )
    expect(rows).toEqual([{ applications: 0, sealed: 1 }])
  })
})
