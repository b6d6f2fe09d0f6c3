import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { hourMs } from '../../../platform/dates/durations.ts'
import { createOutboxRepository } from '../../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../platform/mail/outbox.service.ts'
import { createEnquiryEmailsRepository } from '../record/enquiry-emails.repository.ts'
import { createEnquiryEmails } from '../record/enquiry-emails.ts'
import { createEnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import { createEnquiryThreadRepository } from '../record/enquiry-thread.repository.ts'
import { createEnquiryUpkeepRepository } from './enquiry-upkeep.repository.ts'
import { createEnquiryUpkeep } from './enquiry-upkeep.ts'

let client: DeskClient
let schoolId: number
let run: (task: 'sweep-enquiries' | 'remind-desks' | 'ask-about-owners') => Promise<void>

beforeAll(async () => {
  client = await createDeskClient()
  const { db } = client.database
  const tasks = createEnquiryUpkeep({
    repository: createEnquiryUpkeepRepository(db),
    thread: createEnquiryThreadRepository(),
    events: createEnquiryEventsRepository(),
    emails: createEnquiryEmails({
      repository: createEnquiryEmailsRepository(),
      outbox: createOutbox(createOutboxRepository(db)),
      site: 'https://edbazaar.example',
      teamEmail: 'team@edbazaar.example',
      replies: null,
    }),
  })
  run = async (name) => tasks.find((task) => task.name === name)?.run()
})
beforeEach(async () => {
  ;({ schoolId } = await addDesk(client.database))
  await client.database.pool.query('delete from outgoing_mail')
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs)
const add = (columns = {}, consent = {}) =>
  addEnquiry(client.database, { schoolId, ...columns }, consent)
const exists = async (id: number) =>
  (await rows('select from enquiry where id = $1', id)).length === 1
const hasConsent = async (id: string) =>
  (await rows('select from consent where id = $1', id)).length === 1
const overdue = { replyDueAt: hoursAgo(1) }

it('removes what was not confirmed in 48 hours, with its consent, and nothing else', async () => {
  const old = await add({ confirmedAt: null, createdAt: hoursAgo(49) }, { givenAt: hoursAgo(49) })
  const waiting = await add(
    { confirmedAt: null, createdAt: hoursAgo(47) },
    { givenAt: hoursAgo(47) },
  )
  const confirmed = await add({ createdAt: hoursAgo(500) }, { givenAt: hoursAgo(500) })
  await run('sweep-enquiries')
  expect(await exists(old.id)).toBe(false)
  expect(await hasConsent(old.consentId)).toBe(false)
  for (const { id, consentId } of [waiting, confirmed]) {
    expect(await exists(id)).toBe(true)
    expect(await hasConsent(consentId)).toBe(true)
  }
})

it('removes links that have expired', async () => {
  const { id } = await add()
  const link = `insert into enquiry_link (enquiry_id, token_hash, expires_at) values ($1, decode($2, 'hex'), $3)`
  await rows(link, id, 'a'.repeat(64), hoursAgo(1))
  await rows(link, id, 'b'.repeat(64), hoursAgo(-1))
  await run('sweep-enquiries')
  const left = await rows(
    "select encode(token_hash, 'hex') as hash from enquiry_link where enquiry_id = $1",
    id,
  )
  expect(left).toEqual([{ hash: 'b'.repeat(64) }])
})

it('reminds a desk once of an overdue reply', async () => {
  const { id, reference } = await add(overdue)
  await run('remind-desks')
  await run('remind-desks')
  const emails = await rows('select subject, text_body from outgoing_mail')
  expect(emails).toHaveLength(1)
  expect(emails[0].subject).toContain(reference)
  expect(emails[0].text_body).not.toContain('asha@menon.example')
  expect(await rows('select kind from enquiry_event where enquiry_id = $1', id)).toEqual([
    { kind: 'reminder' },
  ])
})

it('reminds nobody of what is not due, answered, withdrawn, expired or in another state', async () => {
  await add()
  await add({ ...overdue, firstReplyAt: new Date() })
  await add({ ...overdue, withdrawnAt: new Date() })
  await add({ ...overdue, confirmedAt: null })
  await add({ ...overdue, state: 'lost', lostReason: 'fees' })
  await add(overdue, { withdrawnAt: new Date() })
  await add(overdue, { expiresAt: hoursAgo(1) })
  await run('remind-desks')
  expect(await rows('select subject from outgoing_mail')).toEqual([])
})

describe('after a change of the owner', () => {
  const before = { givenAt: hoursAgo(2) }
  async function changeOwner(): Promise<void> {
    const { id } = await addSignedIn(client.database)
    await rows('update school set owner_id = $2 where id = $1', schoolId, id)
  }
  const addresses = async () =>
    (await rows('select to_address from outgoing_mail order by id')).map((mail) => mail.to_address)

  it('asks each sender once, with a link', async () => {
    await add({ email: 'asked@menon.example' }, before)
    await changeOwner()
    await run('ask-about-owners')
    await run('ask-about-owners')
    const emails = await rows('select subject, text_body from outgoing_mail')
    expect(emails).toEqual([
      {
        subject: expect.stringMatching(/^May the new owner of Vidya Niketan contact you\?/),
        text_body: expect.stringMatching(/\/enquiry\?id=[^ ]+&token=[^ ]+#agree/),
      },
    ])
    await changeOwner()
    await run('ask-about-owners')
    expect(await addresses()).toHaveLength(2)
  })

  it('asks nobody whose enquiry or permission has ended, or who wrote to the new owner', async () => {
    await add({ withdrawnAt: new Date() }, before)
    await add({ confirmedAt: null }, before)
    await add({ state: 'lost', lostReason: 'fees' }, before)
    await add({}, { ...before, withdrawnAt: new Date() })
    await add({}, { ...before, expiresAt: hoursAgo(1) })
    await changeOwner()
    await add()
    await run('ask-about-owners')
    expect(await addresses()).toEqual([])
  })

  it('does not remind the new owner of what only the former one may answer', async () => {
    await add(overdue, before)
    await changeOwner()
    await run('remind-desks')
    expect(await addresses()).toEqual([])
  })
})
