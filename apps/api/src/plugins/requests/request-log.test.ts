import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let database: TestApp['database']
let address: string
let logOfStart: string
const lines: string[] = []
const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
  lines.push(String(line))
  return true
})

beforeAll(async () => {
  const test = await createTestApp({ config: { logLevel: 'info' } })
  database = test.database
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  logOfStart = lines.join('')
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
/** The log, once it contains the text. */
const logWith = (text: string) =>
  vi.waitFor(
    () => {
      const log = lines.join('')
      expect(log).toContain(text)
      return log
    },
    { timeout: 20_000 },
  )

it('logs no warning at the start', () => {
  expect(logOfStart).toContain('Server listening')
  expect(logOfStart).not.toContain('"level":40')
})

it('logs a request without the token and email in its URL', async () => {
  await fetch(`${address}/login-by-link?from=mail&token=${token}&Email=asha%40example.in`)
  const text = await logWith('/login-by-link')
  expect(text).toContain('from=mail')
  expect(text).not.toContain(token)
  expect(text).not.toContain('asha')
})

it('logs a widget search without the query and place', async () => {
  await fetch(`${address}/api/widget/suggestions?key=convent&place=Pune`)
  const text = await logWith('/api/widget/suggestions')
  expect(text).not.toMatch(/convent|Pune/)
})

it('logs a failed statement without its parameters', async () => {
  await database.pool.query('alter table outgoing_mail rename to mail_renamed')
  const registration = { firstname: 'Asha', lastname: 'Rao', user_type: 'edbazaar' }
  const secrets = { email: 'asha@example.in', password: 'neem tree 7' }
  const response = await post('/users/signup', { ...registration, ...secrets })
  await database.pool.query('alter table mail_renamed rename to outgoing_mail')
  expect(response.status).toBe(500)
  const text = await logWith('request failed')
  expect(text).toContain('relation \\"outgoing_mail\\" does not exist')
  expect(text).toContain('insert into')
  expect(text).not.toMatch(/asha@|token=|neem tree|Welcome/)
})

it('logs a constraint violation without the row', async () => {
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
  const text = await logWith('violates check constraint')
  expect(text).not.toMatch(/rao@|argon2id/)
})
