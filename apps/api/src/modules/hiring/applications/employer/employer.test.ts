import { beforeAll, describe, expect, it } from 'vitest'
import {
  type ApplicationClient,
  createApplicationClient,
} from '../../../../../test/application-client.ts'
import { addDeskMember } from '../../../../../test/desk-enquiries.ts'
import { addApplication, addJob } from '../../../../../test/job-applications.ts'
import { endRecentPassword } from '../../../../../test/recent-password.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { applicationStates, mayMove } from '../states/application-states.ts'

let client: ApplicationClient
beforeAll(async () => {
  client = await createApplicationClient()
})

async function withOwner(job: Parameters<typeof addJob>[1] = {}) {
  const { jobId, owner, schoolId } = await addJob(client.database, job)
  if (!owner) throw new Error('The job has no owner')
  return { jobId, owner, schoolId }
}

async function applicant(jobId: number, values: Parameters<typeof addApplication>[2] = {}) {
  const seeker = await addSignedIn(client.database, {
    firstname: 'Raghav',
    lastname: 'Subramanian',
  })
  const application = await addApplication(client.database, { jobId, userId: seeker.id }, values)
  return { seeker, application }
}

const count = async (query: string, ...values: unknown[]) =>
  Number((await client.database.pool.query(query, values)).rows[0].count)

describe('a decision', () => {
  const pairs = applicationStates
    .filter((state) => state !== 'draft')
    .flatMap((from) =>
      applicationStates
        .filter((to) => to !== from && to !== 'draft' && to !== 'submitted' && to !== 'withdrawn')
        .map((to) => [from, to] as const),
    )

  it.each(pairs)('from %s to %s follows the table', async (from, to) => {
    const { jobId, owner } = await withOwner()
    const { application } = await applicant(jobId, { state: from })
    const status = mayMove(from, to) ? 200 : 409
    await client.move(owner, application, { state: to, reason_codes: ['subject'] }, status)
    const { row } = await client.read(owner, application)
    expect(row.state).toBe(status === 200 ? to : from)
    const events = await count(
      `select count(*) from application_event where application_id = $1 and kind = 'state'`,
      application.id,
    )
    expect(events).toBe(status === 200 ? 2 : 1)
  })

  it('is quiet until the applicant is told, and final then', async () => {
    const { jobId, owner } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    await client.move(owner, application, { state: 'not_taken' }, 400)
    await client.move(owner, application, { state: 'not_taken', reason_codes: ['other'] }, 400)
    await client.move(owner, application, {
      state: 'not_taken',
      reason_codes: ['subject', 'other'],
      reason_text: 'Your demo lesson was strong.',
    })
    const before = await client.mine(seeker, application)
    expect(before.row).toMatchObject({ state: 'submitted', reason_codes: [], reason_text: null })
    expect(JSON.stringify(before)).not.toContain('strong')
    await client.move(owner, application, { revision: 1, state: 'shortlisted' }, 409)
    await client.move(owner, application, { revision: 2, state: 'shortlisted' })
    await client.move(owner, application, {
      revision: 3,
      state: 'not_taken',
      reason_codes: ['subject'],
      tell: true,
      text: 'Thank you, {first_name}.',
    })
    const { row } = await client.mine(seeker, application)
    expect(row).toMatchObject({
      state: 'not_taken',
      reason_codes: ['subject'],
      may_withdraw: false,
    })
    expect(row.steps.map(({ state }: { state: string }) => state)).toEqual([
      'submitted',
      'not_taken',
    ])
    const { row: told } = await client.read(owner, application)
    expect(told.next_states).toEqual([])
    const refused = await client.move(
      owner,
      application,
      { revision: told.revision, state: 'shortlisted' },
      409,
    )
    expect(refused.msg).toContain('has been told that they were not taken forward')
    const { rows } = await client.database.pool.query(
      `select text_body from outgoing_mail where subject = 'Your application for PGT Mathematics'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].text_body).toContain('> Thank you, Raghav.')
    expect(rows[0].text_body).not.toMatch(/reject/i)
  })

  it('does not show in a withdrawal', async () => {
    const { jobId, owner } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    await client.move(owner, application, { state: 'not_taken', reason_codes: ['pay'] })
    const { row } = await client.end(seeker, application, 'withdraw')
    expect(row).toMatchObject({ state: 'withdrawn', reason_codes: [] })
    const { data } = await client.list(owner, `job_id=${jobId}`)
    expect(data[0]).toMatchObject({ state: 'withdrawn', is_hidden: true, city: null })
    expect(JSON.stringify(await client.read(owner, application))).not.toContain('Raghav')
    await client.write(owner, application, 'Why?', 409)
    await client.reveal(owner, application, 409)
  })

  it('on an offer may be the applicant’s', async () => {
    const { jobId, owner } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    await client.end(seeker, application, 'decline', 409)
    await client.move(owner, application, { state: 'offered', tell: true })
    expect((await client.mine(seeker, application)).row.may_decline).toBe(true)
    expect((await client.end(seeker, application, 'decline')).row.state).toBe('declined')
  })
})

describe('several decisions', () => {
  it('are told to 200 applicants in one transaction', async () => {
    const { jobId, owner } = await withOwner()
    const { pool } = client.database
    await pool.query(
      `with person as (
         insert into app_user (firstname, lastname, email)
         select 'Asha', 'Rao', 'bulk' || n || '@example.in' from generate_series(1, 200) n returning id)
       insert into application (job_id, user_id, state, told_state, submitted_at, full_name)
       select $1, id, 'submitted', 'submitted', now(), 'Asha Rao' from person`,
      [jobId],
    )
    const { rows } = await pool.query('select public_id as id from application where job_id = $1', [
      jobId,
    ])
    const ids = rows.map(({ id }) => id)
    const emails = () =>
      count(`select count(*) from outgoing_mail where to_address like 'bulk%@example.in'`)
    const told = () =>
      count(
        `select count(*) from application_event e join application a on a.id = e.application_id
         where a.job_id = $1 and e.kind = 'told'`,
        jobId,
      )
    const move = { ids, action: 'move', state: 'not_taken', reason_codes: ['place_filled'] }
    await client.bulk(owner, { ...move, reason_codes: [] }, 400)
    expect(await client.bulk(owner, { ...move, preview: true })).toMatchObject({ done: 200 })
    expect(await client.bulk(owner, move)).toMatchObject({ done: 200, refused: 0 })
    expect(await emails()).toBe(0)
    const listed = await client.list(owner, `job_id=${jobId}&untold=true&per_page=10`)
    expect(listed).toMatchObject({ untold: 200, total: 200, counts: { not_taken: 200 } })
    await client.bulk(owner, { ids, action: 'tell', text: 'Dear {name}' }, 400)
    const tell = { ids, action: 'tell', text: 'Thank you, {first_name}, for {job_title}.' }
    const result = await client.bulk(owner, tell)
    expect(result).toMatchObject({ done: 200, refused: 0 })
    expect(result.rows[0].text).toBe('Thank you, Asha, for PGT Mathematics.')
    expect(await emails()).toBe(200)
    expect(await told()).toBe(200)
    expect(await client.bulk(owner, tell)).toMatchObject({ done: 0, refused: 200 })
    expect(await emails()).toBe(200)
  })

  it('are none if one application is of another listing', async () => {
    const [one, other] = [await withOwner(), await withOwner()]
    const { application } = await applicant(one.jobId)
    const { application: foreign } = await applicant(other.jobId)
    const ids = [application.publicId, foreign.publicId]
    await client.bulk(one.owner, { ids, action: 'move', state: 'shortlisted' }, 404)
    expect((await client.read(one.owner, application)).row.state).toBe('submitted')
  })
})

describe('a blind job', () => {
  const secrets = [
    'Raghav',
    'Subramanian',
    '9845012345',
    'raghav@secret.example',
    'Malleswaram',
    'MyCV',
  ]

  it('shows nobody before the shortlist, in any response', async () => {
    const { jobId, owner } = await withOwner({ isBlind: true })
    const seeker = await addSignedIn(client.database, {
      firstname: 'Raghav',
      lastname: 'Subramanian',
      email: 'raghav@secret.example',
    })
    const application = await addApplication(
      client.database,
      { jobId, userId: seeker.id },
      {
        city: 'Malleswaram',
        letterText: 'I am Raghav Subramanian, 9845012345 or raghav@secret.example.',
        qualifications: 'M.Sc. Raghav',
        answers: [{ question_id: 1, prompt: 'Why?', value: 'Ask Mr Subramanian' }],
        posts: [{ role: 'PGT', employer: 'Raghav Tuitions', from: '2021-06', to: null }],
      },
    )
    await client.database.pool.query(
      `insert into application_cv (application_id, name, mime, size, content)
       values ($1, 'MyCV.pdf', 'application/pdf', 5, '%PDF-')`,
      [application.id],
    )
    await client.write(owner, application, 'Dear applicant, when are you free?')
    await client.writeAsApplicant(seeker, application, 'Raghav here: 98450 12345')
    const csv = await client.app.inject({
      url: `/api/job-applications/csv?job_id=${jobId}`,
      headers: owner.headers,
    })
    expect(csv.statusCode).toBe(200)
    const { publicId } = application
    const responses = [
      await client.list(owner, `job_id=${jobId}`),
      await client.list(owner, ''),
      await client.send('GET', '/job-applications/board', owner, { query: `job_id=${jobId}` }),
      await client.read(owner, application),
      csv.payload,
      await client.bulk(owner, {
        ids: [publicId],
        action: 'move',
        state: 'shortlisted',
        preview: true,
      }),
      await client.bulk(owner, {
        ids: [publicId],
        action: 'tell',
        text: '{first_name}',
        preview: true,
      }),
      await client.cvAddress(owner, application, 404),
      await client.reveal(owner, application, 409),
      await client.send('PUT', '/job-applications/{id}/score', owner, {
        params: { id: publicId },
        body: { subject_knowledge: 3, explanation: 4, care: 4, teamwork: 3 },
      }),
    ]
    const { rows: emails } = await client.database.pool.query(
      `select subject, text_body, html_body from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1`,
      [owner.id],
    )
    expect(emails).toHaveLength(1)
    for (const secret of secrets) expect(JSON.stringify([responses, emails])).not.toContain(secret)
    expect(await client.list(owner, `job_id=${jobId}&q=Raghav`)).toMatchObject({ total: 0 })

    const { row } = await client.read(owner, application)
    await client.move(owner, application, { revision: row.revision, state: 'shortlisted' })
    const shown = JSON.stringify(await client.read(owner, application))
    expect(shown).toContain('Raghav Subramanian')
    expect(shown).toContain('MyCV.pdf')
    expect(shown).not.toContain('9845012345')
    await client.cvAddress(owner, application)
  })
})

describe('an admin who does not work for the listing', () => {
  const score = { subject_knowledge: 3, explanation: 4, care: 4, teamwork: 3 }
  const interview = { starts_at: '2090-11-24T05:30:00Z', minutes: 50, place: 'Gate 2', note: null }
  const requestKey = '2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b12'
  const at = '/job-applications/{id}'
  type Request = [string, 'POST' | 'PUT' | 'PATCH', string, object?]
  const changes: Request[] = [
    ['move', 'POST', `${at}/move`, { revision: 1, state: 'shortlisted', tell: false }],
    ['tell', 'POST', `${at}/move`, { revision: 1, state: 'shortlisted', tell: true }],
    ['interview', 'PUT', `${at}/interview`, { revision: 1, interview }],
    ['note', 'POST', `${at}/notes`, { text: 'Clear call', request_key: requestKey }],
    ['edit of a note', 'PATCH', `${at}/notes/{noteId}`, { text: 'Clear call' }],
    ['score', 'PUT', `${at}/score`, score],
    ['message', 'POST', `${at}/messages`, { text: 'Hello', request_key: requestKey }],
    ['contact details', 'POST', `${at}/reveal`],
  ]

  it.each(changes)('may read but is refused: %s', async (_, method, path, body) => {
    const { jobId } = await withOwner()
    const { application } = await applicant(jobId)
    const admin = await addSignedIn(client.database, { isAdmin: true })
    const readOnly = { decide: false, reveal: false, export: false }
    const { row, contact, my_rights } = await client.read(admin, application)
    expect({ next: row.next_states, my_rights }).toEqual({ next: [], my_rights: readOnly })
    expect(contact?.may_reveal ?? false).toBe(false)
    const params = { id: application.publicId, noteId: 1 }
    await client.send(method, path, admin, { params, status: 403, ...(body && { body }) })
    const events = await count(
      'select count(*) from application_event where application_id = $1',
      application.id,
    )
    expect(events).toBe(1)
  })

  it('may not decide, tell or export in bulk', async () => {
    const { jobId } = await withOwner()
    const { application } = await applicant(jobId)
    const admin = await addSignedIn(client.database, { isAdmin: true })
    const ids = [application.publicId]
    await client.bulk(admin, { ids, action: 'move', state: 'shortlisted' }, 403)
    await client.bulk(admin, { ids, action: 'tell' }, 403)
    const list = await client.list(admin, `job_id=${jobId}`)
    expect(list).toMatchObject({ total: 1, my_rights: { decide: false } })
    const { statusCode } = await client.app.inject({
      url: `/api/job-applications/csv?job_id=${jobId}`,
      headers: admin.headers,
    })
    expect(statusCode).toBe(403)
  })

  it('opens a CV only for a reason while a case about the job is open; every reading is logged', async () => {
    const { jobId } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    await client.database.pool.query(
      `insert into application_cv (application_id, name, mime, size, content)
       values ($1, 'CV.pdf', 'application/pdf', 5, '%PDF-')`,
      [application.id],
    )
    const admin = await addSignedIn(client.database, { isAdmin: true })
    const open = (status: number, reason = 'The report says that it is copied.') =>
      client.send('POST', '/admin/job-applications/{id}/cv-address', admin, {
        params: { id: application.publicId },
        body: { reason },
        status,
      })
    await client.read(admin, application)
    await client.cvAddress(admin, application, 403)
    await open(403)
    await client.database.pool.query(
      `insert into moderation_case (subject_kind, subject_id, subject_name, why)
       values ('job', $1, 'PGT Mathematics', 'report')`,
      [jobId],
    )
    await open(400, ' ')
    expect((await open(201)).url).toContain('/application-cvs/')
    const path = '/admin/job-seekers/{id}/applications'
    const list = await client.send('GET', path, admin, { params: { id: seeker.id } })
    expect(list).toMatchObject({
      name: 'Raghav Subramanian',
      data: [{ id: application.publicId, job: { id: jobId, title: 'PGT Mathematics' } }],
    })
    const { rows } = await client.database.pool.query(
      `select field, reason from audit_entry where user_id = $1 and action = 'read' order by id`,
      [admin.id],
    )
    expect(rows).toEqual([
      { field: 'application', reason: null },
      { field: 'application_cv', reason: 'The report says that it is copied.' },
      { field: 'applications', reason: null },
    ])
  })
})

describe('contact details', () => {
  it('are shown one by one, and the applicant sees by whom', async () => {
    const { jobId, owner, schoolId } = await withOwner()
    const { seeker, application } = await applicant(jobId, { letterText: 'Call 9845012345' })
    expect(JSON.stringify(await client.read(owner, application))).not.toContain('9845012345')
    const viewer = await addDeskMember(client.database, schoolId, 'viewer')
    await client.reveal(viewer, application, 403)
    expect(await client.reveal(owner, application)).toMatchObject({ phone: '9845012345' })
    const { reveals } = await client.mine(seeker, application)
    expect(reveals).toMatchObject([{ by: 'Meera Iyer' }])
  })
})

describe('an application', () => {
  it('is not visible to an employer that the applicant blocks', async () => {
    const { jobId, owner, schoolId } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    await client.read(owner, application)
    const body = { has_reminders: true, blocked: [{ kind: 'school', id: schoolId }] }
    await client.send('PUT', '/my-applications/settings', seeker, { body })
    await client.read(owner, application, 404)
    expect(await client.list(owner, `job_id=${jobId}`)).toMatchObject({ total: 0, jobs: [] })
  })

  it('is not visible to members of another listing', async () => {
    const [one, other] = [await withOwner(), await withOwner()]
    const { application } = await applicant(one.jobId)
    await client.read(other.owner, application, 404)
    await client.list(other.owner, `job_id=${one.jobId}`, 403)
    await client.list(other.owner, 'job_id=999999', 404)
    expect(await client.list(other.owner, '')).toMatchObject({ total: 0 })
    await client.cvAddress(other.owner, application, 404)
  })

  it('is marked as seen by the first member, not by an admin', async () => {
    const { jobId, owner } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    const admin = await addSignedIn(client.database, { isAdmin: true })
    await client.read(admin, application)
    expect((await client.mine(seeker, application)).row.seen_at).toBeNull()
    await client.read(owner, application)
    expect((await client.mine(seeker, application)).row.seen_at).not.toBeNull()
  })

  it('has an interview with a calendar entry', async () => {
    const { jobId, owner } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    const interview = {
      starts_at: '2090-11-24T05:30:00Z',
      minutes: 50,
      place: 'Gate 2',
      note: null,
    }
    await client.interview(owner, application, { revision: 1, interview }, 409)
    const { row } = await client.move(owner, application, { state: 'interviewing' })
    const past = { ...interview, starts_at: '2020-11-24T05:30:00Z' }
    await client.interview(owner, application, { revision: row.revision, interview: past }, 400)
    const set = await client.interview(owner, application, { revision: row.revision, interview })
    const mine = await client.mine(seeker, application)
    expect(mine.row).toMatchObject({
      state: 'interviewing',
      interview: { place: 'Gate 2' },
      may_write: true,
    })
    expect(mine.calendar).toContain('SUMMARY:Interview: PGT Mathematics\\, Vidya Niketan')
    await client.interview(owner, application, { revision: set.row.revision, interview: null })
    const { rows } = await client.database.pool.query(
      `select subject, calendar ->> 'method' as method from outgoing_mail m join app_user u
       on u.email = m.to_address where u.id = $1 and calendar is not null order by m.id`,
      [seeker.id],
    )
    expect(rows).toEqual([
      { subject: 'Interview: PGT Mathematics, Vidya Niketan', method: 'REQUEST' },
      { subject: 'Interview cancelled: PGT Mathematics, Vidya Niketan', method: 'CANCEL' },
    ])
  })

  it('is answered by the applicant once the employer has written', async () => {
    const { jobId, owner } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    await client.writeAsApplicant(seeker, application, 'Hello', 409)
    await client.write(owner, application, 'Can you come on Tuesday?')
    const { messages } = await client.writeAsApplicant(seeker, application, 'Yes.')
    expect(messages).toHaveLength(2)
    expect((await client.list(owner, `job_id=${jobId}`)).data[0].has_unread).toBe(true)
  })

  it('shows a message of the employer as it is emailed, without contact details of the applicant', async () => {
    const { jobId, owner } = await withOwner()
    const { seeker, application } = await applicant(jobId)
    await client.write(owner, application, 'Our office: 98860 11223.')
    await client.write(owner, application, 'I call you at 98450 12345.')
    const { messages } = await client.read(owner, application)
    expect(messages[0].text).toBe('Our office: 98860 11223.')
    expect(messages[1].text).not.toContain('12345')
    const { rows } = await client.database.pool.query(
      `select text_body from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id`,
      [seeker.id],
    )
    expect(rows[0].text_body).toContain('Our office: 98860 11223.')
  })

  it('is scored by members, who see other scores after their own', async () => {
    const { jobId, owner, schoolId } = await withOwner()
    const { application } = await applicant(jobId)
    const other = await addDeskMember(client.database, schoolId, 'counsellor')
    const score = (caller: typeof owner, points: number) =>
      client.send('PUT', '/job-applications/{id}/score', caller, {
        params: { id: application.publicId },
        body: { subject_knowledge: points, explanation: points, care: points, teamwork: points },
      })
    await score(other, 4)
    expect(await client.read(owner, application)).toMatchObject({ my_points: null, points: [] })
    const scored = await score(owner, 3)
    expect(scored).toMatchObject({ row: { score: 3.5 }, points: [{ by: 'Lakshmi Raghavan' }] })
  })

  it('has notes that only their author edits', async () => {
    const { jobId, owner, schoolId } = await withOwner()
    const { application } = await applicant(jobId)
    const path = '/job-applications/{id}/notes'
    const params = { id: application.publicId }
    const body = { text: 'Clear call', request_key: '2d3f0c1e-58a4-4b7e-9a54-0c9f6f0a8b11' }
    await client.send('POST', path, owner, { params, body, status: 201 })
    const { notes } = await client.send('POST', path, owner, { params, body, status: 201 })
    expect(notes).toMatchObject([{ text: 'Clear call', is_mine: true, edited_at: null }])
    const other = await addDeskMember(client.database, schoolId, 'manager')
    const edit = (caller: typeof owner, status: number) =>
      client.send('PATCH', `${path}/{noteId}`, caller, {
        params: { ...params, noteId: notes[0].id },
        body: { text: 'Very clear call' },
        status,
      })
    await edit(other, 404)
    expect((await edit(owner, 200)).notes[0].text).toBe('Very clear call')
  })
})

it('an export is for owners and managers, logged, and has no formula', async () => {
  const { jobId, owner, schoolId } = await withOwner()
  await applicant(jobId, { fullName: '=HYPERLINK("http://evil.example")' })
  const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
  const csv = (caller: typeof owner) =>
    client.app.inject({ url: `/api/job-applications/csv?job_id=${jobId}`, headers: caller.headers })
  expect((await csv(counsellor)).statusCode).toBe(403)
  const { payload } = await csv(owner)
  expect(payload).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(payload).not.toContain('9845012345')
  const logged = await count(
    `select count(*) from export_log where user_id = $1 and what = 'applications' and rows = 1`,
    owner.id,
  )
  expect(logged).toBe(1)
})

it('an export needs a recent password, and is not logged without one', async () => {
  const { jobId, owner } = await withOwner()
  await applicant(jobId)
  await endRecentPassword(client.database, owner.id)
  const url = `/api/job-applications/csv?job_id=${jobId}`
  const refusal = await client.app.inject({ url, headers: owner.headers })
  expect(refusal.statusCode).toBe(403)
  expect(refusal.json().code).toBe('confirm_password')
  expect(await count('select count(*) from export_log where user_id = $1', owner.id)).toBe(0)
})

it('an export has one check row, with another name in each export', async () => {
  const { jobId, owner } = await withOwner()
  await applicant(jobId)
  const url = `/api/job-applications/csv?job_id=${jobId}`
  const names = async () =>
    (await client.app.inject({ url, headers: owner.headers })).payload
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[1])
  const [first, second] = [await names(), await names()]
  expect(first).toHaveLength(2)
  expect(first[0]).toContain('Raghav Subramanian')
  expect(second[0]).toBe(first[0])
  expect(second[1]).not.toBe(first[1])
})
