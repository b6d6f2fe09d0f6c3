import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { createOutboxRepository } from '../../platform/mail/outbox.repository.ts'
import { createOutbox } from '../../platform/mail/outbox.service.ts'
import { createIssueDelivery } from './issue-delivery.ts'
import { createNewslettersRepository } from './newsletters.repository.ts'

const { db, pool } = await createTestDatabase()
const delivery = createIssueDelivery({
  repository: createNewslettersRepository(db),
  outbox: createOutbox(createOutboxRepository(db)),
  site: 'https://edbazaar.test',
})
const rows = async (query: string) => (await pool.query(query)).rows

beforeEach(async () => {
  await pool.query('truncate newsletter_issue, newsletter_subscription, outgoing_mail cascade')
  await pool.query(`
    insert into newsletter_issue (slug, number, title, summary, body_html, published_on, mailed_at)
    values ('old', 1, 'Old', 'One', '', '2026-01-01', now()),
      ('new', 2, 'New', 'Two', '', '2026-02-01', null),
      ('to-come', 3, 'To come', 'Three', '', '2999-01-01', null);
    insert into newsletter_subscription (email, confirmed_at, unsubscribed_at) values
      ('on@example.in', now(), null), ('pending@example.in', null, null),
      ('off@example.in', null, now())`)
})

it('eemails published issues to subscribers once, with an unsubscribe link', async () => {
  await delivery.deliverDue()
  await delivery.deliverDue()
  const emails = await rows('select * from outgoing_mail')
  expect(emails).toMatchObject([{ to_address: 'on@example.in', subject: 'New' }])
  expect(emails[0].text_body).toContain('https://edbazaar.test/newsletters/new')
  expect(emails[0].unsubscribe_url).toMatch(/unsubscribe\?token=[A-Za-z0-9_-]{43}$/)
  expect(await rows('select purpose from newsletter_token')).toEqual([{ purpose: 'unsubscribe' }])
})

it('emails each subscriber once when several processes deliver', async () => {
  await pool.query(`insert into newsletter_subscription (email, confirmed_at)
    select 'reader' || n || '@example.in', now() from generate_series(1, 1200) n`)
  await Promise.all([delivery.deliverDue(), delivery.deliverDue(), delivery.deliverDue()])
  const [counted] = await rows(
    'select count(*)::int all, count(distinct to_address)::int readers from outgoing_mail',
  )
  expect(counted).toEqual({ all: 1201, readers: 1201 })
})
