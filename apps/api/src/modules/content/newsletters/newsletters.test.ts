import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  ;({ app, database } = await createTestApp({
    config: { publicUrl: 'https://edbazaar.test', basePath: '/in' },
  }))
  check = await createContractCheck()
  await database.pool.query(`
    insert into newsletter_issue (slug, number, title, summary, blocks, published_on) values
      ('first', 1, 'First', 'One', '[{"type": "text", "html": "<p>Hello</p><script>alert(1)</script>"}]', '2026-01-01'),
      ('second', 2, 'Second', 'Two', '[]', '2026-02-01'),
      ('to-come', 3, 'To come', 'Three', '[]', '2999-01-01')`)
})
beforeEach(() =>
  database.pool.query(
    'truncate newsletter_subscription, outgoing_mail, rate_limit_counter cascade',
  ),
)

const rows = async (query: string) => (await database.pool.query(query)).rows

async function post(what: string, body: object, status: number) {
  const path = `/newsletters/${what}`
  const response = await app.inject({ method: 'POST', url: `/in/api${path}`, payload: body })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response.json()
}

async function lastEmail() {
  const [email] = await rows('select * from outgoing_mail order by id desc limit 1')
  return email
}

async function tokenOf(page: 'confirm' | 'unsubscribe'): Promise<string> {
  const link = new RegExp(
    `https://edbazaar.test/in/newsletters/${page}\\?token=([A-Za-z0-9_-]{43})`,
  )
  return link.exec((await lastEmail()).text_body)?.[1] ?? ''
}

const subscribers = () =>
  rows('select email from newsletter_subscription where confirmed_at is not null')

describe('the archive', () => {
  it('lists published issues, latest first', async () => {
    const response = await app.inject('/in/api/newsletters')
    expect(check('/newsletters', 200, response.json())).toEqual([])
    expect(response.json()).toMatchObject({
      total: 2,
      data: [{ slug: 'second', number: 2, published_on: '2026-02-01' }, { slug: 'first' }],
    })
    expect((await app.inject('/in/api/newsletters?per_page=1&page=2')).json().data).toHaveLength(1)
  })

  it('returns an issue with the previous and next one, and without scripts', async () => {
    const response = await app.inject('/in/api/newsletters/first')
    expect(check('/newsletters/{slug}', 200, response.json())).toEqual([])
    expect(response.json()).toMatchObject({
      body: '<p>Hello</p>',
      previous: null,
      next: { slug: 'second', title: 'Second' },
    })
    expect((await app.inject('/in/api/newsletters/second')).json().next).toBeNull()
  })

  it.each([
    ['/newsletters/to-come', 404],
    ['/newsletters/none', 404],
    ['/newsletters/%00', 400],
    ['/newsletters?page=0', 400],
    ['/newsletters?nonsense=1', 400],
  ])('returns for %s the status %i', async (path, status) => {
    const response = await app.inject(`/in/api${path}`)
    expect(response.statusCode).toBe(status)
    expect(
      check(
        path.startsWith('/newsletters?') ? '/newsletters' : '/newsletters/{slug}',
        status,
        response.json(),
      ),
    ).toEqual([])
  })
})

describe('a subscription', () => {
  it('starts when the emailed link is confirmed, once, and ends with one click', async () => {
    await post('subscriptions', { email: 'Meera@example.in' }, 202)
    expect(await subscribers()).toEqual([])
    const token = await tokenOf('confirm')
    expect(
      (await rows(`select encode(hash, 'hex') as hash from newsletter_token`))[0].hash,
    ).toMatch(/^[0-9a-f]{64}$/)
    expect(await rows(`select 1 from newsletter_token where hash = '${token}'`)).toEqual([])
    await post('confirmations', { token }, 200)
    expect(await subscribers()).toEqual([{ email: 'Meera@example.in' }])
    await post('confirmations', { token }, 404)
    const welcome = await lastEmail()
    expect(welcome.subject).toBe('Your subscription is confirmed')
    const stop = await tokenOf('unsubscribe')
    expect(welcome.unsubscribe_url).toBe(
      `https://edbazaar.test/in/newsletters/unsubscribe?token=${stop}`,
    )
    await post('unsubscriptions', { token: stop }, 200)
    expect(await subscribers()).toEqual([])
    await post('unsubscriptions', { token: stop }, 200)
  })

  it('has the same response for an address that is subscribed, and emails its owner', async () => {
    const unknown = await post('subscriptions', { email: 'meera@example.in' }, 202)
    await post('confirmations', { token: await tokenOf('confirm') }, 200)
    const known = await post('subscriptions', { email: 'MEERA@example.in' }, 202)
    expect(known).toEqual(unknown)
    expect((await lastEmail()).subject).toBe('You already receive the newsletter')
    expect(await rows('select 1 from newsletter_subscription')).toHaveLength(1)
    await post('unsubscriptions', { token: await tokenOf('unsubscribe') }, 200)
    expect(await subscribers()).toEqual([])
  })

  it('is confirmed only by the latest link', async () => {
    await post('subscriptions', { email: 'meera@example.in' }, 202)
    const first = await tokenOf('confirm')
    await post('subscriptions', { email: 'meera@example.in' }, 202)
    await post('confirmations', { token: first }, 404)
    await post('confirmations', { token: await tokenOf('confirm') }, 200)
  })

  it('is not confirmed by an expired link', async () => {
    await post('subscriptions', { email: 'meera@example.in' }, 202)
    const token = await tokenOf('confirm')
    await database.pool.query('update newsletter_token set expires_at = now()')
    await post('confirmations', { token }, 404)
    expect(await subscribers()).toEqual([])
  })

  it('is confirmed once by concurrent requests', async () => {
    await post('subscriptions', { email: 'meera@example.in' }, 202)
    const payload = { token: await tokenOf('confirm') }
    const url = '/in/api/newsletters/confirmations'
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => app.inject({ method: 'POST', url, payload })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404])
  })

  it('emails an address at most three times a day', async () => {
    for (let i = 0; i < 5; i++) await post('subscriptions', { email: 'meera@example.in' }, 202)
    expect(await rows('select 1 from outgoing_mail')).toHaveLength(3)
  })

  it('is not added if the honeypot is filled in', async () => {
    await post('subscriptions', { email: 'meera@example.in', website: 'x' }, 202)
    expect(await rows('select 1 from outgoing_mail')).toEqual([])
  })

  it('refuses links with another purpose or an unknown token', async () => {
    await post('subscriptions', { email: 'meera@example.in' }, 202)
    await post('unsubscriptions', { token: await tokenOf('confirm') }, 404)
    await post('confirmations', { token: 'a'.repeat(43) }, 404)
  })

  it.each([
    ['subscriptions', { email: 'meera' }, 'email'],
    ['subscriptions', {}, 'email'],
    ['subscriptions', { email: 'a@b.in\r\nBcc: c@d.in' }, 'email'],
    ['subscriptions', { email: `${'a'.repeat(250)}@b.in` }, 'email'],
    ['confirmations', { token: 'short' }, 'token'],
    ['unsubscriptions', {}, 'token'],
    ['unsubscriptions', { token: `${'a'.repeat(42)}'` }, 'token'],
  ])('%s refuses %j and names the field %s', async (what, body, field) => {
    expect((await post(what, body, 400)).errors).toEqual([{ field, msg: expect.any(String) }])
  })

  it.each(['confirmations', 'unsubscriptions'])('is not changed by a GET of %s', async (what) => {
    const response = await app.inject(`/in/api/newsletters/${what}`)
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
  })
})
