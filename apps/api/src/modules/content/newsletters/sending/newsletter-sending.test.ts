import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { hourMs } from '../../../platform/dates/durations.ts'
import { createImages } from '../../../platform/images/image-urls.ts'
import { createMailSender } from '../../../platform/mail/mail-sender.ts'
import {
  createOutboxRepository,
  type OutgoingMail,
} from '../../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../platform/mail/outbox.service.ts'
import { createAuditRepository } from '../../../trust/audit/audit.repository.ts'
import { createAuditService } from '../../../trust/audit/audit.service.ts'
import { createBlocksRepository } from '../blocks/blocks.repository.ts'
import { linksOf } from '../newsletter-links.ts'
import { createIssueEmails } from './issue-emails.ts'
import { createNewsletterSendingRepository } from './newsletter-sending.repository.ts'
import { createNewsletterSending } from './newsletter-sending.ts'

const site = 'https://edbazaar.test'
const { app, database } = await createTestApp({ config: { publicUrl: site } })
const { db, pool } = database
const admin = await addSignedIn(database, { isAdmin: true })
const outboxRepository = createOutboxRepository(db)
const outbox = createOutbox(outboxRepository)
const links = linksOf(site)

/** Sending as a process of its own has it. */
const newProcess = () =>
  createNewsletterSending({
    repository: createNewsletterSendingRepository(db),
    audit: createAuditService(createAuditRepository(db)),
    emails: createIssueEmails({
      blocks: createBlocksRepository(db),
      images: createImages(''),
      links,
      site,
    }),
    outbox,
    links,
  })
const sending = newProcess()

const rows = async (query: string, ...values: unknown[]) => (await pool.query(query, values)).rows

const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const url = `/api/admin/newsletter-drafts${path}`
  const { headers } = admin
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(response.statusCode, response.payload).toBeLessThan(300)
  return response.json()
}

async function newDraft(blocks: readonly object[] = [{ type: 'text', html: '<p>Hello</p>' }]) {
  const body = { title: 'School visits', summary: 'Ten questions', blocks }
  return (await call('POST', '', { ...body, request_key: randomUUID() })).id as number
}

async function move(id: number, to: string, more: object = {}) {
  const { revision } = await call('GET', `/${id}`)
  return call('POST', `/${id}/transitions`, { to, revision, ...more })
}

const countsOf = async (id: number): Promise<Readonly<Record<string, number>>> => {
  const { counts } = await call('GET', `/${id}`)
  return Object.fromEntries(
    counts.map(({ outcome, count }: { outcome: string; count: number }) => [outcome, count]),
  )
}

/** Sends what is due; a mail that `transport` refuses fails. */
async function sendEmails(
  transport: (mail: OutgoingMail) => void = () => {},
): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const sender = createMailSender({
    outbox,
    repository: outboxRepository,
    check: async (mail) => (mail.bulkMailId === null ? 'send' : sending.check(mail)),
    transport: async (mail) => {
      transport(mail)
      sent.push(mail)
    },
    onError() {},
  })
  await sender.sendDue()
  return sent
}

const addReaders = (count: number) =>
  rows(
    `insert into newsletter_subscription (email, confirmed_at)
     select 'reader' || n || '@example.in', now() from generate_series(1, $1::integer) n`,
    count,
  )

beforeEach(() =>
  pool.query(`truncate newsletter_issue, newsletter_draft, newsletter_subscription, outgoing_mail,
    bulk_mail, bounced_address cascade`),
)

describe('a newsletter', () => {
  it('goes to each reader once, and its ledger says why others got nothing', async () => {
    await pool.query(`
      insert into newsletter_subscription (email, confirmed_at, unsubscribed_at) values
        ('on@example.in', now(), null), ('pending@example.in', null, null),
        ('off@example.in', null, now()), ('a.sen@gmail.com', now(), null),
        ('asen+school@gmail.com', now(), null), ('gone@example.in', now(), null);
      insert into bounced_address (hash, status)
      values (sha256(convert_to('gone@example.in', 'UTF8')), '5.1.1')`)
    const id = await newDraft()
    const started = await move(id, 'sending')
    expect(started).toMatchObject({ state: 'sending', issue: { slug: 'school-visits', number: 1 } })
    await sending.run()
    await sending.run()
    const sent = await sendEmails()
    expect(sent.map(({ toAddress }) => toAddress)).toEqual(['on@example.in', 'a.sen@gmail.com'])
    await sending.run()
    expect(await call('GET', `/${id}`)).toMatchObject({ state: 'sent', moves: [] })
    expect(await countsOf(id)).toEqual({
      sent: 2,
      unsubscribed: 1,
      not_confirmed: 1,
      duplicate: 1,
      bounced_before: 1,
    })
    const duplicates = await call('GET', `/${id}/deliveries?outcome=duplicate`)
    expect(duplicates).toMatchObject({ total: 1, data: [{ email: 'asen+school@gmail.com' }] })
    const all = await call('GET', `/${id}/deliveries?per_page=4&page=2`)
    expect(all).toMatchObject({ total: 6, totalPages: 2 })
    expect(all.data).toHaveLength(2)
  })

  it('is an email with its content, its address and links to unsubscribe', async () => {
    await addReaders(2)
    await move(
      await newDraft([
        { type: 'heading', text: 'Fees < rent' },
        { type: 'text', html: '<p>See <a href="https://x.example/?a=1&amp;b=2">this</a></p>' },
      ]),
      'sending',
    )
    const [first, second] = await sendEmails()
    const url = /https:\/\/edbazaar.test\/newsletters\/unsubscribe\?token=[A-Za-z0-9_-]{43}/
    for (const mail of [first, second]) {
      expect(mail?.unsubscribeUrl).toMatch(url)
      expect(mail?.textBody).toContain(mail?.unsubscribeUrl)
      expect(mail?.htmlBody).toContain(mail?.unsubscribeUrl)
      expect(mail?.htmlBody).toContain('https://edbazaar.test/newsletters/school-visits')
      expect(mail?.htmlBody).toContain('Fees &lt; rent')
      expect(mail?.textBody).toContain('See this (https://x.example/?a=1&b=2)')
      // Nothing tells whether or when a reader opens it.
      expect(mail?.htmlBody).not.toContain('<img')
    }
    expect(first?.unsubscribeUrl).not.toBe(second?.unsubscribeUrl)
  })

  it('is on the site from the moment it is sent', async () => {
    const id = await newDraft()
    expect((await app.inject('/api/newsletters')).json().total).toBe(0)
    await move(id, 'sending')
    const page = (await app.inject('/api/newsletters/school-visits')).json()
    expect(page).toMatchObject({ number: 1, body: '<p>Hello</p>' })
  })

  it('has a unique URL, also with the title of an earlier one', async () => {
    const slugs: string[] = []
    for (const title of ['Visits', 'Visits', 'Confirm', 'स्कूल', '???']) {
      const id = await newDraft()
      await pool.query('update newsletter_draft set title = $2 where id = $1', [id, title])
      slugs.push((await move(id, 'sending')).issue.slug)
    }
    expect(slugs[0]).toBe('visits')
    expect(slugs[1]).toBe('visits-2')
    expect(slugs[2]).toBe('confirm-3')
    expect(slugs[4]).toBe('newsletter-5')
    expect(new Set(slugs).size).toBe(5)
  })

  it('begins by itself at its time', async () => {
    await addReaders(1)
    const id = await newDraft()
    await move(id, 'scheduled', { send_at: new Date(Date.now() + hourMs).toISOString() })
    await sending.run()
    expect(await sendEmails()).toEqual([])
    await pool.query(`update newsletter_draft set send_at = now() - interval '1 second'`)
    await sending.run()
    expect(await sendEmails()).toHaveLength(1)
    expect(
      await rows(
        `select actor_role, after from audit_entry where entity = 'newsletter_draft'
      and field = 'state' and entity_id = $1 order by id`,
        id,
      ),
    ).toMatchObject([
      { actor_role: 'admin', after: 'scheduled' },
      { actor_role: 'system', after: 'sending' },
    ])
  })

  it('becomes a draft again if all its blogs are gone when its time comes', async () => {
    const [{ id: blogId }] = await rows(
      `insert into blog (url, title, summary, topic, body_html, author_name, status, published_at)
       values ('only', 'Only', '', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01') returning id`,
    )
    const id = await newDraft([{ type: 'blog', blog_id: blogId }])
    await move(id, 'scheduled', { send_at: new Date(Date.now() + hourMs).toISOString() })
    await pool.query(`update blog set removed_at = now(), removed_by = 'admin' where id = $1`, [
      blogId,
    ])
    await pool.query(`update newsletter_draft set send_at = now() - interval '1 second'`)
    await sending.run()
    expect(await call('GET', `/${id}`)).toMatchObject({
      state: 'draft',
      send_at: null,
      issue: null,
    })
  })

  it('no longer shows a blog that was removed since', async () => {
    const [{ id: blogId }] = await rows(
      `insert into blog (url, title, summary, topic, body_html, author_name, status, published_at)
       values ('later', 'Removed later', '', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01')
       returning id`,
    )
    await move(
      await newDraft([
        { type: 'text', html: '<p>Hello</p>' },
        { type: 'blog', blog_id: blogId },
      ]),
      'sending',
    )
    const read = async () => (await app.inject('/api/newsletters/school-visits')).json().body
    expect(await read()).toContain('Removed later')
    await pool.query(`update blog set removed_at = now(), removed_by = 'admin' where id = $1`, [
      blogId,
    ])
    expect(await read()).toBe('<p>Hello</p>')
  })
})

describe('sending', () => {
  it('reaches each reader once with several processes', async () => {
    await addReaders(2_500)
    await move(await newDraft(), 'sending')
    await Promise.all([newProcess().run(), newProcess().run(), newProcess().run()])
    const [counted] = await rows(
      'select count(*)::int as all, count(distinct to_address)::int as readers from outgoing_mail',
    )
    expect(counted).toEqual({ all: 2_500, readers: 2_500 })
  })

  it('goes on after a process died between any two statements of a batch', async () => {
    await addReaders(3_000)
    const id = await newDraft()
    await pool.query(`update newsletter_draft set state = 'scheduled', send_at = now()`)
    const repository = createNewsletterSendingRepository(db)
    for (const failing of ['addIssue', 'addEmails', 'addSkipped', 'moveCursor'] as const) {
      const dying = createNewsletterSending({
        repository: { ...repository, [failing]: () => Promise.reject(new Error('Killed')) },
        audit: createAuditService(createAuditRepository(db)),
        emails: createIssueEmails({
          blocks: createBlocksRepository(db),
          images: createImages(''),
          links,
          site,
        }),
        outbox,
        links,
      })
      await expect(dying.run()).rejects.toThrow('Killed')
      await sending.nextBatch()
    }
    await sending.run()
    expect(await countsOf(id)).toEqual({ queued: 3_000 })
    const [counted] = await rows(
      'select count(*)::int as all, count(distinct to_address)::int as readers from outgoing_mail',
    )
    expect(counted).toEqual({ all: 3_000, readers: 3_000 })
    expect(await rows('select id from newsletter_issue')).toHaveLength(1)
  })

  it('stops while it is paused, and goes on', async () => {
    await addReaders(3)
    const id = await newDraft()
    await move(id, 'sending')
    await move(id, 'paused')
    await sending.run()
    expect(await sendEmails()).toEqual([])
    await move(id, 'sending')
    expect(await sendEmails()).toHaveLength(3)
  })

  it('ends when it is cancelled, and the ledger says so', async () => {
    await addReaders(1_500)
    const id = await newDraft()
    await move(id, 'sending')
    await move(id, 'cancelled')
    await sending.run()
    expect(await sendEmails()).toEqual([])
    expect(await countsOf(id)).toEqual({ cancelled: 1_500 })
    expect((await call('GET', `/${id}`)).ended_at).not.toBeNull()
  })

  it('skips a reader who unsubscribes before the email goes out', async () => {
    await addReaders(2)
    const id = await newDraft()
    await move(id, 'sending')
    await pool.query(`update newsletter_subscription set confirmed_at = null, unsubscribed_at = now()
      where email = 'reader1@example.in'`)
    expect((await sendEmails()).map(({ toAddress }) => toAddress)).toEqual(['reader2@example.in'])
    expect(await countsOf(id)).toEqual({ sent: 1, unsubscribed: 1 })
  })

  it('does not include subscriptions that begin later', async () => {
    await addReaders(1)
    const id = await newDraft()
    await move(id, 'sending')
    await rows(
      `insert into newsletter_subscription (email, confirmed_at) values ('new@example.in', now())`,
    )
    await sending.run()
    expect(await countsOf(id)).toEqual({ queued: 1 })
  })

  it('records an email that could not be sent', async () => {
    await addReaders(1)
    const id = await newDraft()
    await move(id, 'sending')
    await sendEmails(() => {
      throw Object.assign(new Error('554 5.7.1 Blocked'), { responseCode: 554 })
    })
    await sending.run()
    const { data } = await call('GET', `/${id}/deliveries`)
    expect(data).toMatchObject([{ outcome: 'failed', answer: '554 5.7.1 Blocked' }])
    expect((await call('GET', `/${id}`)).state).toBe('sent')
  })

  it('lets other emails pass', async () => {
    await addReaders(3)
    await move(await newDraft(), 'sending')
    await outbox.put(db, {
      to: { address: 'sign-in@example.in' },
      subject: 'Sign in',
      before: ['Now'],
      footer: 'Why',
    })
    expect((await sendEmails()).map(({ toAddress }) => toAddress)[0]).toBe('sign-in@example.in')
  })
})
