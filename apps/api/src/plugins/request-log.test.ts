import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let database: TestApp['database']
let address: string
const lines: string[] = []
const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
  lines.push(String(line))
  return true
})

beforeAll(async () => {
  const test = await createTestApp({ config: { logLevel: 'info' } })
  database = test.database
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => spy.mockRestore())
beforeEach(() => {
  lines.length = 0
})

const token = 'kE0tmwhKmjKcIsXfn6sTB2Bg5lgVSzoe96tbKA58M8E'
const post = (path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
/** The lines of the log, once there is one with these words. */
const logged = (words: string) =>
  vi.waitFor(() => {
    const text = lines.join('')
    expect(text).toContain(words)
    return text
  })

it('tells of a request, but neither the token nor the email in its address', async () => {
  await fetch(`${address}/login-by-link?from=mail&token=${token}&Email=asha%40example.in`)
  const text = await logged('/login-by-link')
  expect(text).toContain('from=mail')
  expect(text).not.toContain(token)
  expect(text).not.toContain('asha')
})

it('tells that another site’s reader searched, but not for what, nor where', async () => {
  await fetch(`${address}/api/widget/suggestions?key=convent&place=Pune`)
  const text = await logged('/api/widget/suggestions')
  expect(text).not.toMatch(/convent|Pune/)
})

it('tells of a failed statement without what was to be written: emails, letters with links, hashes', async () => {
  await database.pool.query('alter table outgoing_mail rename to mail_away')
  const registration = { firstname: 'Asha', lastname: 'Rao', user_type: 'edbazaar' }
  const secrets = { email: 'asha@example.in', password: 'neem tree 7' }
  const response = await post('/users/signup', { ...registration, ...secrets })
  await database.pool.query('alter table mail_away rename to outgoing_mail')
  expect(response.status).toBe(500)
  const text = await logged('request failed')
  expect(text).toContain('relation \\"outgoing_mail\\" does not exist')
  expect(text).toContain('insert into')
  expect(text).not.toMatch(/asha@|token=|neem tree|Welcome/)
})

it('tells of a refused row without what stands in it', async () => {
  await database.pool.query(
    `alter table app_user add constraint fails check (email <> 'rao@example.in')`,
  )
  await post('/users/signup', {
    firstname: 'Asha',
    lastname: 'Rao',
    user_type: 'edbazaar',
    email: 'rao@example.in',
    password: 'neem tree 7',
  })
  const text = await logged('violates check constraint')
  expect(text).not.toMatch(/rao@|argon2id/)
})
