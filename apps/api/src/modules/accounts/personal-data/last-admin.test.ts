import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let first: SignedIn
let second: SignedIn

const emails = { first: 'first@example.in', second: 'second@example.in' }

beforeAll(async () => {
  const { app, database: created } = await createTestApp()
  database = created
  send = await createRequestSender(app)
})
beforeEach(async () => {
  await database.pool.query('delete from app_user')
  first = await addSignedIn(database, { email: emails.first, isAdmin: true })
  second = await addSignedIn(database, { email: emails.second, isAdmin: true })
})

const remove = async ({ headers }: SignedIn, email: string, status: number) =>
  (await send('/users/my-profile/deletions', status, { headers, body: { email } })).json()
const block = ({ headers }: SignedIn, { id }: SignedIn, status: number) =>
  send('/admin/users/{userId}/block', status, {
    method: 'PUT',
    params: { userId: id },
    headers,
    body: { reason_code: 'security', until: null },
  })
const admins = async () =>
  (await database.pool.query('select id from app_user where is_admin and blocked_at is null')).rows

describe('the account of the last admin', () => {
  it('is not deleted', async () => {
    await remove(second, emails.second, 200)
    const { code, msg } = await remove(first, emails.first, 409)
    expect(code).toBe('conflict')
    expect(msg).toBe('This is the last admin. Make another user an admin first.')
    expect(await admins()).toEqual([{ id: first.id }])
  })

  it('is not deleted while the other admins are blocked', async () => {
    await block(first, second, 200)
    await remove(first, emails.first, 409)
    expect(await admins()).toEqual([{ id: first.id }])
  })

  it('remains when two admins delete their accounts at once', async () => {
    const results = await Promise.allSettled([
      remove(first, emails.first, 200),
      remove(second, emails.second, 200),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await admins()).toHaveLength(1)
  })

  it('remains when one admin blocks the other, who deletes their account at once', async () => {
    await Promise.allSettled([block(first, second, 200), remove(first, emails.first, 200)])
    expect((await admins()).length).toBeGreaterThan(0)
  })
})
