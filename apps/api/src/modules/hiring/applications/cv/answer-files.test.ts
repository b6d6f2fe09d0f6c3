import { beforeAll, describe, expect, it } from 'vitest'
import {
  type ApplicationClient,
  createApplicationClient,
} from '../../../../../test/application-client.ts'
import { addFileQuestion, addJob, cvForm } from '../../../../../test/job-applications.ts'
import { addSignedIn } from '../../../../../test/users.ts'

let client: ApplicationClient
beforeAll(async () => {
  client = await createApplicationClient()
})

/** A job that asks for a lesson plan, and a draft with everything but its questions. */
async function withDraft({ isRequired = true, isBlind = false } = {}) {
  const { jobId, owner } = await addJob(client.database, { isBlind })
  if (!owner) throw new Error('The job has no owner')
  const questionId = await addFileQuestion(client.database, jobId, { isRequired })
  const seeker = await addSignedIn(client.database)
  const id = await client.complete(seeker, jobId)
  const finish = (status = 200) =>
    client.save(seeker, id, { section: 'questions', complete: true, answers: [] }, status)
  return { jobId, owner, questionId, seeker, id, finish }
}

const plan = () => cvForm(undefined, 'Raghav Subramanian plan.pdf')
const open = (path: string, caller: Parameters<typeof client.read>[0], id: string, more: object) =>
  client.send('POST', `${path}/{id}/cv-address`, caller, { params: { id }, ...more })

describe('a question for a file', () => {
  it('is answered by a PDF or Word file, which replaces the former one', async () => {
    const { questionId, seeker, id, finish } = await withDraft()
    const { errors } = await finish(400)
    expect(errors).toMatchObject([{ field: `answers.${questionId}`, msg: 'Upload a file.' }])
    const wrong = await client.uploadAnswer(seeker, { id, questionId }, cvForm('Hello', 'x.pdf'))
    expect(wrong.statusCode).toBe(400)
    expect((await client.uploadAnswer(seeker, { id, questionId })).statusCode).toBe(200)
    const saved = await client.uploadAnswer(seeker, { id, questionId }, plan())
    expect(saved.json().form.answers).toMatchObject([
      { question_id: questionId, value: '', file: { name: 'Raghav Subramanian plan.pdf' } },
    ])
    expect((await finish()).form.complete_sections).toContain('questions')
  })

  it('is open again when a required file is removed', async () => {
    const { questionId, seeker, id, finish } = await withDraft()
    await client.uploadAnswer(seeker, { id, questionId })
    await finish()
    const params = { id, questionId }
    const path = '/my-applications/{id}/files/{questionId}'
    const { form } = await client.send('DELETE', path, seeker, { params })
    expect(form.answers).toEqual([])
    expect(form.complete_sections).not.toContain('questions')
    await client.send('DELETE', path, seeker, { params })
    await client.submit(seeker, id, undefined, 400)
  })

  it('takes no text, and other questions take no file', async () => {
    const { jobId, questionId, seeker, id } = await withDraft()
    const answers = [{ question_id: questionId, value: 'My plan' }]
    await client.save(seeker, id, { section: 'questions', complete: false, answers }, 400)
    const text = await addFileQuestion(client.database, jobId, { kind: 'text', position: 2 })
    expect((await client.uploadAnswer(seeker, { id, questionId: text })).statusCode).toBe(404)
    const other = await addSignedIn(client.database)
    expect((await client.uploadAnswer(other, { id, questionId })).statusCode).toBe(404)
  })

  it('cannot be answered again once the application is sent', async () => {
    const { questionId, seeker, id, finish } = await withDraft()
    await client.uploadAnswer(seeker, { id, questionId })
    await finish()
    await client.submit(seeker, id)
    expect((await client.uploadAnswer(seeker, { id, questionId })).statusCode).toBe(409)
  })
})

describe('the file of an answer', () => {
  it('is read by its applicant and by members, and named in the CSV file', async () => {
    const { jobId, owner, questionId, seeker, id, finish } = await withDraft()
    await client.uploadAnswer(seeker, { id, questionId }, plan())
    await finish()
    await client.submit(seeker, id)
    const { answers } = await client.read(owner, { publicId: id })
    expect(answers).toMatchObject([{ file: { name: 'Raghav Subramanian plan.pdf' } }])
    const query = `question_id=${questionId}`
    for (const [path, caller] of [
      ['/my-applications', seeker],
      ['/job-applications', owner],
    ] as const) {
      const { url } = await open(path, caller, id, { query, status: 201 })
      const file = await client.app.inject({ url })
      expect(file.headers['content-disposition']).toContain('plan.pdf')
      expect(file.payload).toContain('%PDF-')
    }
    await open('/job-applications', owner, id, { query: 'question_id=999999', status: 404 })
    const csv = await client.app.inject({
      url: `/api/job-applications/csv?job_id=${jobId}`,
      headers: owner.headers,
    })
    expect(csv.payload).toContain('Raghav Subramanian plan.pdf')
    const { events } = await client.read(owner, { publicId: id })
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'file', detail: 'Upload a lesson plan' }),
    )
  })

  it('is hidden with its name until the applicant of a blind job is shortlisted', async () => {
    const { jobId, owner, questionId, seeker, id, finish } = await withDraft({ isBlind: true })
    await client.uploadAnswer(seeker, { id, questionId }, plan())
    await finish()
    await client.submit(seeker, id)
    const query = `question_id=${questionId}`
    const headers = owner.headers
    const detail = await client.app.inject({ url: `/api/job-applications/${id}`, headers })
    expect(detail.json().answers).toMatchObject([{ is_file: true, file: null, value: '' }])
    const csv = await client.app.inject({
      url: `/api/job-applications/csv?job_id=${jobId}`,
      headers,
    })
    expect(detail.payload + csv.payload).not.toMatch(/Raghav|plan\.pdf/)
    await open('/job-applications', owner, id, { query, status: 404 })
    await client.move(
      owner,
      { publicId: id },
      { state: 'shortlisted', revision: detail.json().row.revision },
    )
    const shown = await client.read(owner, { publicId: id })
    expect(shown.answers).toMatchObject([{ file: { name: 'Raghav Subramanian plan.pdf' } }])
    await open('/job-applications', owner, id, { query, status: 201 })
  })

  it('is part of the personal data, and deleted with the account', async () => {
    const { questionId, seeker, id } = await withDraft()
    await client.uploadAnswer(seeker, { id, questionId }, plan())
    const { rows } = await client.database.pool.query(
      'select user_id from application where public_id = $1',
      [id],
    )
    await client.database.pool.query('delete from app_user where id = $1', [rows[0].user_id])
    const left = await client.database.pool.query(
      'select from application_file where question_id = $1',
      [questionId],
    )
    expect(left.rowCount).toBe(0)
  })
})
