import { beforeAll, describe, expect, it } from 'vitest'
import {
  type ApplicationClient,
  createApplicationClient,
} from '../../../../../test/application-client.ts'
import { addApplication, addJob, requestKey } from '../../../../../test/job-applications.ts'
import { addSignedIn } from '../../../../../test/users.ts'

let client: ApplicationClient
beforeAll(async () => {
  client = await createApplicationClient()
})

async function readOwn(publicId: string, headers: { readonly authorization: string }) {
  const response = await client.app.inject({ url: `/api/my-applications/${publicId}`, headers })
  return response.json()
}

it('delivers a message that asks for money, with a warning for the applicant', async () => {
  const { jobId, owner } = await addJob(client.database)
  const seeker = await addSignedIn(client.database)
  const { publicId } = await addApplication(client.database, { jobId, userId: seeker.id })
  for (const text of [
    'Please pay a registration fee of ₹500 by UPI before the interview.',
    'We never ask for a fee. See you on Tuesday.',
  ]) {
    const response = await client.app.inject({
      method: 'POST',
      url: `/api/job-applications/${publicId}/messages`,
      headers: owner?.headers ?? {},
      payload: { text, request_key: requestKey() },
    })
    expect(response.statusCode, response.payload).toBe(201)
  }
  const { messages } = await readOwn(publicId, seeker.headers)
  expect(messages.map(({ warnings }: { warnings?: string[] }) => warnings)).toEqual([
    ['fee'],
    undefined,
  ])
  const { rows } = await client.database.pool.query(
    `select text_body from outgoing_mail m join app_user u on u.email = m.to_address
     where u.id = $1 and subject like '% wrote about %' order by m.id`,
    [seeker.id],
  )
  expect(rows.map(({ text_body: body }) => body.includes('asks for money'))).toEqual([true, false])
})

describe('a job that was reported', () => {
  const canApply = async (jobId: number) => {
    const response = await client.app.inject(`/api/jobs/${jobId}`)
    return response.json().can_apply
  }
  async function report(jobId: number, by: 'user' | 'visitor') {
    const { headers } = by === 'user' ? await addSignedIn(client.database) : { headers: {} }
    const response = await client.app.inject({
      method: 'POST',
      url: '/api/reports',
      headers,
      payload: { kind: 'job', id: jobId, reason: 'not_genuine' },
    })
    expect(response.statusCode, response.payload).toBeLessThan(300)
  }
  const decide = (jobId: number) =>
    client.database.pool.query(
      `update moderation_case set decided_at = now(), outcome = 'ignored'
       where subject_kind = 'job' and subject_id = $1`,
      [jobId],
    )

  it('takes no applications from the report of the second person until it is decided', async () => {
    const { jobId } = await addJob(client.database)
    await report(jobId, 'visitor')
    await report(jobId, 'visitor')
    expect(await canApply(jobId)).toBe(true)
    await report(jobId, 'user')
    expect(await canApply(jobId)).toBe(false)
    const seeker = await addSignedIn(client.database)
    const refused = await client.start(seeker, jobId, 409)
    expect(refused.msg).toContain('checking this job')
    await decide(jobId)
    expect(await canApply(jobId)).toBe(true)
  })

  it('takes applications again after 36 hours without a decision', async () => {
    const { jobId } = await addJob(client.database)
    await report(jobId, 'user')
    await report(jobId, 'user')
    expect(await canApply(jobId)).toBe(false)
    await client.database.pool.query(`update moderation_report set at = at - interval '36 hours'`)
    expect(await canApply(jobId)).toBe(true)
  })
})
