import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { createMailSender } from '../../../platform/mail/mail-sender.ts'
import { createOutboxRepository } from '../../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../platform/mail/outbox.service.ts'
import { createToken } from '../../../platform/tokens/tokens.ts'
import { createBouncesRepository } from './bounces.repository.ts'
import { createBounces } from './bounces.ts'

const domain = 'reply.edbazaar.example'
const inboundMail = { domain, host: '127.0.0.1', port: 0 }
const { app, database } = await createTestApp({ config: { inboundMail } })
const { db, pool } = database
const admin = await addSignedIn(database, { isAdmin: true })
let port: number
let messageId: string

const rows = async (query: string) => (await pool.query(query)).rows
const ledger = () => rows('select state, answer from newsletter_delivery')
const suppressed = () => rows('select status from bounced_address')

async function send() {
  const post = (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/newsletter-drafts${path}`,
      headers: admin.headers,
      payload,
    })
  const blocks = [{ type: 'text', html: '<p>Hello</p>' }]
  const text = { title: 'Visits', summary: '', blocks, request_key: randomUUID() }
  const { id } = (await post('', text)).json()
  await post(`/${id}/transitions`, { to: 'sending', revision: 1 })
  return id as number
}

beforeAll(async () => {
  port = (await app.inboundMail?.start()) ?? 0
})
beforeEach(async () => {
  await pool.query(`truncate newsletter_issue, newsletter_draft, newsletter_subscription,
    outgoing_mail, bulk_mail, bounced_address cascade;
    insert into newsletter_subscription (email, confirmed_at) values ('Gone@example.in', now())`)
  await send()
  ;[{ message_id: messageId }] = await rows('select message_id from outgoing_mail')
})

const reportOf = (action: string, status: string) => `From: mailer-daemon@mail.example
To: bounce+${messageId}@${domain}
Subject: Undelivered
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Your email was not delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; gone@example.in
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status}
  No such user here

--b--
`

/** Delivers a report over SMTP; returns the refusal, or null. */
async function deliver(raw: string, to = `bounce+${messageId}@${domain}`): Promise<string | null> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    await transport.sendMail({ envelope: { from: '', to }, raw: raw.replaceAll('\n', '\r\n') })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}

describe('a report of a mail server', () => {
  it('stops newsletters to an address that does not exist', async () => {
    await pool.query('update outgoing_mail set sent_at = now()')
    expect(await ledger()).toMatchObject([{ state: 'sent' }])
    expect(await deliver(reportOf('failed', '5.1.1'))).toBeNull()
    expect(await ledger()).toEqual([{ state: 'bounced', answer: '550 5.1.1 No such user here' }])
    expect(await suppressed()).toEqual([{ status: '5.1.1' }])
    const next = await send()
    const response = await app.inject({
      url: `/api/admin/newsletter-drafts/${next}/deliveries`,
      headers: admin.headers,
    })
    expect(response.json().data).toMatchObject([{ outcome: 'bounced_before' }])
  })

  it('about a full mailbox stops nothing', async () => {
    await deliver(reportOf('failed', '5.2.2'))
    expect(await ledger()).toMatchObject([{ state: 'bounced' }])
    expect(await suppressed()).toEqual([])
  })

  it.each([
    ['a delay', () => reportOf('delayed', '4.4.1')],
    ['a holiday notice', () => `From: a@example.in\nSubject: Away\n\nI am away.\n`],
  ])('that is %s changes nothing', async (_, report) => {
    expect(await deliver(report())).toBeNull()
    expect(await ledger()).toMatchObject([{ state: 'queued' }])
  })

  it('for an email that this server did not send is refused', async () => {
    const refusal = await deliver(reportOf('failed', '5.1.1'), `bounce+${randomUUID()}@${domain}`)
    expect(refusal).toContain('Address not found')
    expect(await suppressed()).toEqual([])
  })
})

describe('an address that bounced', () => {
  it('gets newsletters again once its user has confirmed it again', async () => {
    await deliver(reportOf('failed', '5.1.1'))
    const { token, tokenHash } = createToken()
    await pool.query(
      `insert into newsletter_token (hash, subscription_id, purpose, expires_at)
       select $1, id, 'confirm', now() + interval '1 day' from newsletter_subscription`,
      [tokenHash],
    )
    const payload = { token }
    await app.inject({ method: 'POST', url: '/api/newsletters/confirmations', payload })
    expect(await suppressed()).toEqual([])
  })
})

describe('a refusal while sending', () => {
  const refuse = async (error: object) => {
    const repository = createOutboxRepository(db)
    const { report } = createBounces(createBouncesRepository(db), domain)
    const sender = createMailSender({
      outbox: createOutbox(repository),
      repository,
      transport: () => Promise.reject(Object.assign(new Error('Refused'), error)),
      refused: report,
      onError() {},
    })
    await sender.sendDue()
  }

  it.each([
    ['the address does not exist', 550, '550 5.1.1 Unknown user', 'bounced', 1],
    ['a server without status codes says 550', 550, '550 No such mailbox', 'bounced', 1],
    ['the server does not like the sender', 550, '550 5.7.1 Blocked', 'failed', 0],
  ])('if %s', async (_, responseCode, response, state, stopped) => {
    await refuse({ responseCode, response, command: 'RCPT TO' })
    expect(await ledger()).toMatchObject([{ state }])
    expect(await suppressed()).toHaveLength(stopped)
  })

  it('of the text is no bounce', async () => {
    await refuse({ responseCode: 554, response: '554 5.1.1 Odd', command: 'DATA' })
    expect(await ledger()).toMatchObject([{ state: 'failed' }])
  })
})
