import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import type { EmailMessage } from './email-message.ts'
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
  await database.pool.query('truncate outgoing_mail restart identity')
  await rm(join(folder, 'outbox'), { recursive: true, force: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const letter: EmailMessage = {
  to: { name: 'Meera', address: 'meera@example.in' },
  subject: 'Hello',
  before: ['One', 'Two'],
  foot: 'Why',
}

function setUp(transport: MailTransport) {
  const repository = createOutboxRepository(database.db)
  const outbox = createOutbox(repository)
  const troubles: unknown[] = []
  const sender = createMailSender({
    outbox,
    repository,
    transport,
    onTrouble: (error) => troubles.push(error),
  })
  const put = (given: Partial<EmailMessage> = {}) =>
    outbox.put(database.db, { ...letter, ...given })
  return { outbox, sender, put, troubles, repository }
}
const settings = () => ({
  smtpUrl: undefined,
  mailFrom: { name: 'EdBazaar', address: 'post@edbazaar.test' },
  dataDir: folder,
})
const stored = async () => (await database.pool.query('select * from outgoing_mail')).rows

describe('the sender', () => {
  it('sends what is due once, and keeps nothing of what it said', async () => {
    const sent: string[] = []
    const { sender, put } = setUp(async ({ textBody }) => void sent.push(textBody))
    await put()
    await sender.sendDue()
    await sender.sendDue()
    expect(sent).toEqual(['One\n\nTwo\n\n--\nEdBazaar\nWhy'])
    expect(await stored()).toMatchObject([{ sent_at: expect.any(Date), text_body: '' }])
  })

  it('in many processes sends each mail once', async () => {
    const sent: number[] = []
    const slow = async ({ id }: OutgoingMail) => {
      await new Promise((done) => setTimeout(done, 5))
      sent.push(id)
    }
    const senders = Array.from({ length: 4 }, () => setUp(slow))
    for (let i = 0; i < 20; i++) await senders[0]?.put()
    await Promise.all(senders.map(({ sender }) => sender.sendDue()))
    expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })

  it('leaves a mail whose process died to another, under the same Message-ID', async () => {
    const { repository, put, sender } = setUp(async () => {})
    await put()
    const held = await repository.take()
    expect(await repository.take()).toBeNull()
    await database.pool.query("update outgoing_mail set due_at = now() - interval '1 second'")
    const again = await repository.take()
    expect(again).toMatchObject({ id: held?.id, messageId: held?.messageId, attempts: 2 })
    await sender.sendDue()
  })

  it('tries again later, ever later, and gives up at last', async () => {
    const { sender, put, troubles } = setUp(async () => {
      throw new Error('Connection refused')
    })
    await put()
    for (let attempt = 1; attempt <= 7; attempt++) {
      await database.pool.query('update outgoing_mail set due_at = now()')
      await sender.sendDue()
      const [mail] = await stored()
      expect(mail.attempts).toBe(attempt)
      const wait = (mail.due_at.getTime() - Date.now()) / 1000
      if (attempt < 7) expect(Math.abs(wait - pauseAfter(attempt))).toBeLessThan(10)
    }
    expect(await stored()).toMatchObject([
      { failed_at: expect.any(Date), sent_at: null, last_error: 'Connection refused' },
    ])
    expect(troubles).toHaveLength(7)
  })

  it('forgets to whom it wrote a month ago, as others are written to', async () => {
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

  it('does not try again where the server refuses for good', async () => {
    const { sender, put } = setUp(async () => {
      throw Object.assign(new Error('550 No such user'), { responseCode: 550 })
    })
    await put()
    await sender.sendDue()
    expect(await stored()).toMatchObject([{ attempts: 1, failed_at: expect.any(Date) }])
  })

  it('sends nothing of a transaction that failed', async () => {
    const { outbox, sender } = setUp(async () => {
      throw new Error('must not be sent')
    })
    const failed = database.db.transaction(async (tx) => {
      await outbox.put(tx, letter)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await sender.sendDue()
    expect(await stored()).toEqual([])
  })

  it('is woken by a letter, and ends with the mail in hand', async () => {
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
    const mails = await stored()
    expect(mails.filter(({ sent_at: at }) => at !== null)).toHaveLength(1)
  })
})

describe('a mail as a file', () => {
  const read = async () => {
    const files = await readdir(join(folder, 'outbox'))
    const [file] = files.toSorted().toReversed()
    return (await readFile(join(folder, 'outbox', file ?? ''), 'utf8')).replaceAll('=\r\n', '')
  }

  it('is written once, however often it is sent', async () => {
    const transport = mailTransport(settings())
    const { put, repository } = setUp(transport)
    await put()
    const mail = await repository.take()
    if (mail === null) throw new Error('Nothing was due')
    await transport(mail)
    await transport(mail)
    expect(await readdir(join(folder, 'outbox'))).toEqual([`000001-${mail.messageId}.eml`])
    const text = await read()
    expect(text).toContain('From: EdBazaar <post@edbazaar.test>')
    expect(text).toContain('To: Meera <meera@example.in>')
    expect(text).toContain(`Message-ID: <${mail.messageId}@edbazaar.test>`)
    expect(text).toContain('Content-Type: multipart/alternative')
  })

  it('has no header but ours, whatever a name or subject holds', async () => {
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
