import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  createEnquiryClient,
  type EnquiryClient,
  enquiryConsent,
} from '../../../../../test/enquiry-client.ts'

let app: TestApp['app']
let client: EnquiryClient
let school: Awaited<ReturnType<EnquiryClient['school']>>
let parent: Awaited<ReturnType<EnquiryClient['parent']>>
let id: string

beforeAll(async () => {
  const created = await createTestApp()
  app = created.app
  client = await createEnquiryClient(app, created.database)
})

beforeEach(async () => {
  school = await client.school()
  parent = await client.parent()
  id = await client.sent(parent, school.id)
})

const waitingEmails = async () => {
  const [{ count }] = await client.rows(
    'select count(*)::integer from outgoing_mail where sent_at is null and to_address = $1',
    [parent.email],
  )
  return count
}
const desk = async (path = '', payload?: object) => {
  const url = `/api/desk/enquiries/${id}${path}`
  const { headers } = school.owner
  return payload
    ? app.inject({ method: 'POST', url, headers, payload })
    : app.inject({ url, headers })
}
const answer = () =>
  desk('/messages', { kind: 'email', text: 'Come on Saturday.', request_key: randomUUID() })
const atEveryHour = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59' }

describe('a sender', () => {
  it('reads the answer, and writes once for each request', async () => {
    const message = { text: 'Is there a bus?', request_key: randomUUID() }
    await client.write(parent.headers, id, message)
    const { timeline } = await client.write(parent.headers, id, message)
    const written = timeline.filter(({ text }: { text: string }) => text === message.text)
    expect(written).toHaveLength(1)
  })

  it('cannot write a blank message', async () => {
    const message = { text: '   ', request_key: randomUUID() }
    await client.write(parent.headers, id, message, 400)
  })

  it('changes the permission, which keeps the former one', async () => {
    const consent = enquiryConsent({ channels: ['email'], days: [6] })
    const changed = await client.consent(parent.headers, id, { consent })
    expect(changed.consent).toMatchObject({ channels: ['email'], days: [6] })
    expect(changed.phone).toBeNull()
    const kept = await client.rows(
      'select withdrawn_at is not null as ended from consent where user_id = $1 order by given_at',
      [parent.id],
    )
    expect(kept).toEqual([{ ended: true }, { ended: false }])
  })

  it('who no longer allows email gets no answer that still waits', async () => {
    await client.consent(parent.headers, id, { consent: enquiryConsent(atEveryHour) })
    const before = await waitingEmails()
    const answered = await answer()
    expect(answered.statusCode, answered.payload).toBe(201)
    expect(await waitingEmails()).toBe(before + 1)
    const consent = enquiryConsent({ channels: ['phone'] })
    await client.consent(parent.headers, id, { consent, phone: '9845012345' })
    expect(await waitingEmails()).toBe(before)
    expect((await answer()).statusCode).not.toBe(201)
  })

  it('who withdraws the permission is hidden from the desk, and may give it again', async () => {
    const withdrawn = await client.withdraw(parent.headers, id, 'permission')
    expect(withdrawn).toMatchObject({ is_permission_live: false, reply_by: null })
    expect((await desk()).payload).not.toMatch(/9845012345|Anaya|parent-/)
    await client.withdraw(parent.headers, id, 'permission')
    const again = await client.consent(parent.headers, id, { consent: enquiryConsent() })
    expect(again.is_permission_live).toBe(true)
  })

  it('who withdraws the enquiry cannot change or continue it', async () => {
    const withdrawn = await client.withdraw(parent.headers, id, 'enquiry')
    expect(withdrawn.can).toMatchObject({ write: false, change_consent: false })
    expect(withdrawn.reply_by).toBeNull()
    await client.consent(parent.headers, id, { consent: enquiryConsent() }, 409)
    const message = { text: 'Hello?', request_key: randomUUID() }
    await client.write(parent.headers, id, message, 409)
    expect((await desk()).payload).not.toContain('Is there a seat in Class 1?')
  })

  it('answers a claim that the enquiry is invalid, and only then', async () => {
    await client.object(parent.headers, id, 'We are parents.', 409)
    const { revision } = (await desk()).json()
    const claim = { revision, reason: 'not_offered', evidence: 'No Class 1 here.' }
    const claimed = await desk('/invalid', claim)
    expect(claimed.statusCode, claimed.payload).toBeLessThan(300)
    const { invalid, reply_by } = await client.object(
      parent.headers,
      id,
      'Your page lists Class 1.',
    )
    expect(reply_by).toBeNull()
    expect(invalid).toMatchObject({ reason: 'not_offered', answer: 'Your page lists Class 1.' })
  })
})

it('hides the enquiry from another user', async () => {
  const other = await client.parent()
  await client.read(other.headers, id, 404)
  await client.withdraw(other.headers, id, 'enquiry', 404)
  const message = { text: 'Mine?', request_key: randomUUID() }
  await client.write(other.headers, id, message, 404)
})
