import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { startPlainSmtpServer } from '../../../../test/smtp-server.ts'
import { type EmailMessage, unsubscribeMark } from './email-message.ts'
import { createMailSender, pauseAfter } from './mail-sender.ts'
import { type MailTransport, mailTransport } from './mail-transport.ts'
import { createOutboxRepository, type OutgoingMail } from './outbox.repository.ts'
import { createOutbox } from './outbox.service.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'edbazaar-mail-'))
})
beforeEach(async () => {
  await database.pool.query('truncate outgoing_mail restart identity cascade')
  await rm(join(folder, 'outbox'), { recursive: true, force: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const email: EmailMessage = {
  to: { name: 'Meera', address: 'meera@example.in' },
  subject: 'Hello',
  before: ['One', 'Two'],
  footer: 'Why',
}

function setUp(transport: MailTransport) {
  const repository = createOutboxRepository(database.db)
  const outbox = createOutbox(repository)
  const errors: unknown[] = []
  const sender = createMailSender({
    outbox,
    repository,
    transport,
    onError: (error) => errors.push(error),
  })
  const put = (given: Partial<EmailMessage> = {}) => outbox.put(database.db, { ...email, ...given })
  return { outbox, sender, put, errors, repository }
}
const settings = () => ({
  smtpUrl: undefined,
  smtpRequireTls: true,
  mailFrom: { name: 'EdBazaar', address: 'post@edbazaar.test' },
  dataDir: folder,
})
/** Milliseconds since 1970 on the database's clock. */
const databaseTime = async (): Promise<number> =>
  (await database.pool.query('select now() as now')).rows[0].now.getTime()
const stored = async () => (await database.pool.query('select * from outgoing_mail')).rows

describe('the sender', () => {
  it('sends due emails once, and deletes their content', async () => {
    const sent: string[] = []
    const { sender, put } = setUp(async ({ textBody }) => void sent.push(textBody))
    await put()
    await sender.sendDue()
    await sender.sendDue()
    expect(sent).toEqual(['One\n\nTwo\n\n--\nEdBazaar\nWhy'])
    expect(await stored()).toMatchObject([{ sent_at: expect.any(Date), text_body: '' }])
  })

  it('sends each email once with several processes', async () => {
    const sent: number[] = []
    const allSendersBusy = Promise.withResolvers<void>()
    let busySenders = 0
    const waitForAllSenders = async ({ id }: OutgoingMail) => {
      busySenders++
      if (busySenders === 4) allSendersBusy.resolve()
      await allSendersBusy.promise
      sent.push(id)
    }
    const senders = Array.from({ length: 4 }, () => setUp(waitForAllSenders))
    for (let i = 0; i < 20; i++) await senders[0]?.put()
    await Promise.all(senders.map(({ sender }) => sender.sendDue()))
    expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  it('lets another process send the email of a dead one, with the same Message-ID', async () => {
    const { repository, put, sender } = setUp(async () => {})
    await put()
    const held = await repository.claim()
    expect(await repository.claim()).toBeNull()
    await database.pool.query("update outgoing_mail set due_at = now() - interval '1 second'")
    const again = await repository.claim()
    expect(again).toMatchObject({ id: held?.id, messageId: held?.messageId, attempts: 2 })
    await sender.sendDue()
  })

  it('retries with growing pauses, and fails after the last attempt', async () => {
    const { sender, put, errors } = setUp(async () => {
      throw new Error('Connection refused')
    })
    await put()
    for (let attempt = 1; attempt <= 7; attempt++) {
      await database.pool.query('update outgoing_mail set due_at = now()')
      const before = await databaseTime()
      await sender.sendDue()
      const after = await databaseTime()
      const [mail] = await stored()
      expect(mail.attempts).toBe(attempt)
      if (attempt === 7) continue
      const pause = pauseAfter(attempt) * 1000
      expect(mail.due_at.getTime()).toBeGreaterThanOrEqual(before + pause)
      expect(mail.due_at.getTime()).toBeLessThanOrEqual(after + pause)
    }
    expect(await stored()).toMatchObject([
      { failed_at: expect.any(Date), sent_at: null, last_error: 'Connection refused' },
    ])
    expect(errors).toHaveLength(7)
  })

  it('deletes old recipients when new emails are added', async () => {
    const { put } = setUp(async () => {})
    await put({ subject: 'Waits' })
    await put({ subject: 'Young' })
    await put({ subject: 'Old' })
    await database.pool.query(`update outgoing_mail set
      created_at = now() - interval '40 days',
      sent_at = case subject when 'Young' then now() - interval '29 days'
        when 'Old' then now() - interval '31 days' end`)
    await put({ subject: 'New' })
    expect((await stored()).map(({ subject }) => subject).sort()).toEqual(['New', 'Waits', 'Young'])
  })

  it('does not retry after a permanent refusal', async () => {
    const { sender, put } = setUp(async () => {
      throw Object.assign(new Error('550 No such user'), { responseCode: 550 })
    })
    await put()
    await sender.sendDue()
    expect(await stored()).toMatchObject([{ attempts: 1, failed_at: expect.any(Date) }])
  })

  it('sends nothing from a transaction that was rolled back', async () => {
    const { outbox, sender } = setUp(async () => {
      throw new Error('must not be sent')
    })
    const failed = database.db.transaction(async (tx) => {
      await outbox.put(tx, email)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await sender.sendDue()
    expect(await stored()).toEqual([])
  })

  it('takes more emails at once than a statement has room for', async () => {
    const { outbox } = setUp(async () => {})
    const count = 6_000
    const many = Array.from({ length: count }, (_, n) => ({ ...email, subject: `Email ${n}` }))
    const ids = await database.db.transaction((tx) => outbox.put(tx, ...many))
    expect(new Set(ids).size).toBe(count)
    const { rows } = await database.pool.query('select subject from outgoing_mail where id = $1', [
      ids.at(-1),
    ])
    expect(rows).toEqual([{ subject: `Email ${count - 1}` }])
  })

  it('sends emails that share their content after all others, and not while they are held', async () => {
    const sent: Pick<OutgoingMail, 'toAddress' | 'textBody'>[] = []
    const { outbox, sender, put } = setUp(async ({ toAddress, textBody }) => {
      sent.push({ toAddress, textBody })
    })
    const bulkId = await outbox.putBulk(database.db, {
      ...email,
      before: [`Leave: ${unsubscribeMark}`],
    })
    await database.pool.query(
      `insert into outgoing_mail (to_address, subject, text_body, html_body, unsubscribe_url, bulk_mail_id)
       values ('ravi@example.in', 'Hello', '', '', 'https://edbazaar.test/leave', $1)`,
      [bulkId],
    )
    await put()
    await outbox.hold(database.db, bulkId, true)
    await sender.sendDue()
    expect(sent.map(({ toAddress }) => toAddress)).toEqual(['meera@example.in'])
    await outbox.hold(database.db, bulkId, false)
    await sender.sendDue()
    expect(sent[1]).toEqual({
      toAddress: 'ravi@example.in',
      textBody: 'Leave: https://edbazaar.test/leave\n\n--\nEdBazaar\nWhy',
    })
  })

  it('starts when an email is added, and finishes the current email before it stops', async () => {
    let finish = () => {}
    const begun = Promise.withResolvers<void>()
    const { outbox, sender, put } = setUp(
      () =>
        new Promise((done) => {
          finish = done
          begun.resolve()
        }),
    )
    sender.start()
    await put()
    await put()
    outbox.wake()
    await begun.promise
    const stopped = sender.stop()
    finish()
    await stopped
    const emails = await stored()
    expect(emails.filter(({ sent_at: at }) => at !== null)).toHaveLength(1)
  })
})

describe('an email as a file', () => {
  const read = async () => {
    const files = await readdir(join(folder, 'outbox'))
    const [file] = files.toSorted().toReversed()
    return (await readFile(join(folder, 'outbox', file ?? ''), 'utf8')).replaceAll('=\r\n', '')
  }

  it('is written once, however often it is sent', async () => {
    const transport = mailTransport(settings())
    const { put, repository } = setUp(transport)
    await put()
    const mail = await repository.claim()
    if (mail === null) throw new Error('Nothing was due')
    await transport(mail)
    await transport(mail)
    expect(await readdir(join(folder, 'outbox'))).toEqual([`000001-${mail.messageId}.eml`])
    const path = join(folder, 'outbox')
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    expect((await stat(join(path, `000001-${mail.messageId}.eml`))).mode & 0o777).toBe(0o600)
    const text = await read()
    expect(text).toContain('From: EdBazaar <post@edbazaar.test>')
    expect(text).toContain('To: Meera <meera@example.in>')
    expect(text).toContain(`Message-ID: <${mail.messageId}@edbazaar.test>`)
    expect(text).toContain('Content-Type: multipart/alternative')
  })

  it('has no extra header, whatever a name or subject contains', async () => {
    const { put, sender } = setUp(mailTransport(settings()))
    await put({
      to: { name: 'A" <x@y.in>\r\nBcc: all@example.in', address: 'meera@example.in' },
      subject: 'Hi\r\nBcc: all@example.in\r\n\r\n<script>',
      unsubscribeUrl: 'https://edbazaar.test/newsletters/unsubscribe?token=abc',
    })
    await sender.sendDue()
    const [head = ''] = (await read()).split('\r\n\r\n')
    const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])
    expect(names.toSorted()).toEqual(
      [
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'List-Unsubscribe',
        'List-Unsubscribe-Post',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ].toSorted(),
    )
    expect(head.replace(/\r\n\s+/g, ' ')).toContain(
      'List-Unsubscribe: <https://edbazaar.test/newsletters/unsubscribe?token=abc>',
    )
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })
})

describe('a mail server without TLS', () => {
  it.each([
    [true, 0],
    [false, 1],
  ])('with SMTP_REQUIRE_TLS=%s receives %i emails', async (smtpRequireTls, count) => {
    const server = await startPlainSmtpServer()
    const transport = mailTransport({ ...settings(), smtpUrl: server.url, smtpRequireTls })
    const { put, sender, errors } = setUp(transport)
    await put()
    await sender.sendDue()
    expect(server.received.filter((line) => line.startsWith('MAIL FROM'))).toHaveLength(count)
    expect(errors).toHaveLength(1 - count)
    await server.close()
  })
})

it('asks mail servers to report about bulk emails to this server, and about others to the sender', async () => {
  const server = await startPlainSmtpServer()
  const inboundMail = { domain: 'reply.edbazaar.test', host: '127.0.0.1', port: 0 }
  const transport = mailTransport({
    ...settings(),
    smtpUrl: server.url,
    smtpRequireTls: false,
    inboundMail,
  })
  const { outbox, put, sender } = setUp(transport)
  await put()
  const bulkId = await outbox.putBulk(database.db, email)
  const { rows } = await database.pool.query(
    `insert into outgoing_mail (to_address, subject, text_body, html_body, bulk_mail_id)
     values ('ravi@example.in', 'Hello', '', '', $1) returning message_id`,
    [bulkId],
  )
  await sender.sendDue()
  const senders = server.received.filter((line) => line.startsWith('MAIL FROM'))
  expect(senders).toEqual([
    'MAIL FROM:<post@edbazaar.test>',
    `MAIL FROM:<bounce+${rows[0].message_id}@reply.edbazaar.test>`,
  ])
  await server.close()
})
