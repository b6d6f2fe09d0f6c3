import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../test/desk-client.ts'
import { addDesk } from '../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../test/users.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
let storeId: number
const slug = `school-${randomUUID()}`

beforeAll(async () => {
  client = await createDeskClient()
  ;({ owner, schoolId } = await addDesk(client.database))
  const { pool } = client.database
  await pool.query(`update school set contact_phone = '080 4112 7788', slug = $2 where id = $1`, [
    schoolId,
    slug,
  ])
  const { rows } = await pool.query(
    `insert into store (brand_name, mobile, is_active) values ('Ganit Classes', '9845012345', true)
     returning id`,
  )
  storeId = rows[0].id
  await pool.query(
    `insert into product (store_id, kind, name, slug, is_active, mode, price_unit)
     values ($1, 'tuition', 'Ganit', 'ganit', true, 'centre', 'month')`,
    [storeId],
  )
})

const get = async (url: string, headers = {}) => {
  const answer = await client.app.inject({ url, headers })
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer
}
const show = (kind: string, id: number, more: object = {}) =>
  client.app.inject({ method: 'POST', url: `/api/listings/${kind}/${id}/phone`, ...more })

it('no page contains a whole number', async () => {
  const pages = [
    `/api/schools/${slug}`,
    `/api/stores/created/store/${storeId}`,
    '/api/products/ganit',
  ]
  const texts = await Promise.all(pages.map(async (url) => (await get(url)).payload))
  expect(texts.join('\n')).not.toMatch(/7788|12345/)
  expect(texts.map((text) => /[\d ]*•+[ •]*/.exec(text)?.[0])).toEqual([
    '080 41•• ••••',
    '98450•••••',
    '98450•••••',
  ])
})

it('the owner’s preview does', async () => {
  const { payload } = await get(`/api/schools/edit/${schoolId}/preview`, owner.headers)
  expect(payload).toContain('080 4112 7788')
})

it('reveals the number on request, uncached', async () => {
  const answer = await show('school', schoolId)
  expect(answer.json()).toEqual({ phone: '080 4112 7788' })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await show('store', storeId)).json()).toEqual({ phone: '9845012345' })
})

it('a listing that is hidden, or has no number, shows none', async () => {
  const { schoolId: other } = await addDesk(client.database)
  expect((await show('school', other)).statusCode).toBe(404)
  await client.database.pool.query(
    `update school set contact_phone = '080 4112 7799', is_active = false where id = $1`,
    [other],
  )
  expect((await show('school', other)).statusCode).toBe(404)
})

it('limits a visitor to 30 numbers an hour', async () => {
  const remoteAddress = '203.0.113.7'
  const answers = []
  for (let shown = 0; shown < 31; shown += 1)
    answers.push(await show('store', storeId, { remoteAddress }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(200), 429])
  const last = answers.at(-1)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect(last?.json().msg).toBe(
    'You have opened many phone numbers. Try again in an hour, or send an enquiry.',
  )
  const user = { remoteAddress, headers: owner.headers }
  expect((await show('store', storeId, user)).statusCode).toBe(200)
})
