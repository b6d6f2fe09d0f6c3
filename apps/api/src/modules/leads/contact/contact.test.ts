import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'

const path = '/contact-messages'
let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { contactEmail: 'team@edbazaar.test' } }))
  check = await createContractCheck()
})
beforeEach(() =>
  database.pool.query('truncate contact_message, outgoing_mail, rate_limit_counter cascade'),
)

const good = {
  name: 'Meera Iyer',
  email: 'meera@example.in',
  topic: 'question',
  message: 'Does the list include hostels?',
}

async function send(body: object, status: number, from = app) {
  const response = await from.inject({ method: 'POST', url: `/api${path}`, payload: body })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json(), 'post')).toEqual([])
  return response
}
const rows = async (query: string) => (await database.pool.query(query)).rows

describe('a message', () => {
  it('is stored, acknowledged and emailed to the team', async () => {
    await send(good, 201)
    expect(await rows('select name, email, topic, message from contact_message')).toEqual([good])
    const emails = await rows('select * from outgoing_mail order by id')
    expect(emails).toMatchObject([
      { to_name: null, to_address: 'meera@example.in', subject: 'We have received your message' },
      {
        to_address: 'team@edbazaar.test',
        reply_to: 'meera@example.in',
        subject: expect.stringMatching(/^Message \d+: A question$/),
      },
    ])
    expect(emails[1].text_body).toContain('> Does the list include hostels?')
  })

  it('is acknowledged to one address at most three times a day', async () => {
    const addresses = ['meera@example.in', 'Meera@example.in', 'meera+1@example.in']
    for (const email of [...addresses, ...addresses]) await send({ ...good, email }, 201)
    await send({ ...good, email: 'asha@example.in' }, 201)
    const acknowledged = await rows(
      `select to_address from outgoing_mail where subject = 'We have received your message' order by id`,
    )
    expect(acknowledged.map(({ to_address: to }) => to)).toEqual([...addresses, 'asha@example.in'])
    expect(await rows('select 1 from contact_message')).toHaveLength(7)
  })

  it.each([
    [
      'dots of Gmail',
      ['a.sha@gmail.com', 'as.ha@gmail.com', 'asha@gmail.com', 'a.s.h.a@gmail.com'],
    ],
    [
      'the two hosts of Gmail',
      ['ira@gmail.com', 'ira@googlemail.com', 'ira+1@googlemail.com', 'i.ra@googlemail.com'],
    ],
    [
      'tags of any host',
      ['asha+1@school.in', 'asha+2@school.in', 'asha+3@school.in', 'asha@school.in'],
    ],
  ])('is acknowledged at most three times a day, whatever the %s', async (_what, addresses) => {
    for (const email of addresses) await send({ ...good, email }, 201)
    const acknowledged = await rows(
      `select to_address from outgoing_mail where subject = 'We have received your message' order by id`,
    )
    expect(acknowledged.map(({ to_address: to }) => to)).toEqual(addresses.slice(0, 3))
  })

  it('with markup is escaped for the team and not sent to anyone else', async () => {
    const message = '<script>alert(1)</script>\r\nBcc: all@example.in\n"& more"'
    await send({ ...good, name: '<b>"A"</b> & B', message }, 201)
    const [acknowledgement, teamEmail] = await rows('select * from outgoing_mail order by id')
    expect(teamEmail.html_body).not.toMatch(/<script|<b>/)
    expect(teamEmail.html_body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(teamEmail.html_body).toContain('&lt;b&gt;&quot;A&quot;&lt;/b&gt; &amp; B')
    expect(
      `${acknowledgement.subject} ${acknowledgement.text_body} ${acknowledgement.html_body}`,
    ).not.toMatch(/alert|Bcc/)
  })

  it.each([
    [{ name: 'Me' }, 'name', 'must have at least 3 characters'],
    [{ name: 'Meera\r\nBcc: x@y.in' }, 'name', 'must not contain line breaks or other control'],
    [{ name: 'x'.repeat(101) }, 'name', 'must have at most 100 characters'],
    [{ email: 'meera' }, 'email', 'must be an email address'],
    [{ email: 'a@b.in\nBcc: c@d.in' }, 'email', 'must be an email address'],
    [{ email: 'a@b.in, c@d.in' }, 'email', 'must be an email address'],
    [{ topic: 'spam' }, 'topic', 'must be one of question'],
    [{ message: 'Hello' }, 'message', 'must have at least 10 characters'],
    [{ message: 'x'.repeat(6001) }, 'message', 'must have at most 6000 characters'],
    [{ message: 'Hello there\u0000!' }, 'message', 'must not contain a NUL character'],
    [{ admin: true }, 'admin', 'is not allowed here'],
    [{ email: undefined }, 'email', 'is required'],
  ])('%j is refused and names the field %s', async (wrong, field, msg) => {
    const response = await send({ ...good, ...wrong }, 400)
    expect(response.json().errors).toEqual([{ field, msg: expect.stringContaining(msg) }])
    expect(
      await rows('select 1 from contact_message union all select 1 from outgoing_mail'),
    ).toEqual([])
  })

  it.each([
    ['application/x-www-form-urlencoded', 'name=Meera'],
    ['text/html', '<b>'],
  ])('as %s is refused, because other sites could send it', async (type, payload) => {
    const headers = { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
    expect(response.statusCode).toBe(415)
    expect(check(path, 415, response.json(), 'post')).toEqual([])
  })

  it('is not stored if the honeypot is filled in', async () => {
    await send({ ...good, website: 'https://spam.example' }, 201)
    expect(await rows('select 1 from contact_message')).toEqual([])
  })

  it('is limited per IP prefix across processes', async () => {
    const config = { formRateLimit: 2, trustProxy: true }
    const first = (await createTestApp({ config, database })).app
    const second = (await createTestApp({ config, database })).app
    const from = (address: string, server = first) =>
      server.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: good,
        headers: { 'x-forwarded-for': address },
      })
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(201)
    expect((await from('2001:db8:1:2:ffff::9', second)).statusCode).toBe(201)
    const refused = await from('2001:db8:1:2::3')
    expect(refused.statusCode).toBe(429)
    expect(check(path, 429, refused.json(), 'post')).toEqual([])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(201)
    expect(await rows(`select 1 from rate_limit_counter where key like '%2001%'`)).toEqual([])
  })
})
