import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { addAuthenticator } from '../../test/authenticator.ts'
import { createTestDatabase } from '../../test/database.ts'
import { addSignedIn } from '../../test/users.ts'

const run = promisify(execFile)
const database = await createTestDatabase()
const command = join(import.meta.dirname, 'remove-second-factor.ts')
const remove = (...args: string[]) =>
  run(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  })
const rows = async (query: string) => (await database.pool.query(query)).rows

it('turns two-step sign-in off for one user, signs them out and tells them', async () => {
  const user = await addSignedIn(database, { email: 'Asha@example.in' })
  const other = await addSignedIn(database)
  for (const { id } of [user, other]) await addAuthenticator(database, id)
  expect((await remove('asha@EXAMPLE.in')).stdout).toContain('is off for asha@EXAMPLE.in')
  expect(await rows('select user_id from authenticator')).toEqual([{ user_id: other.id }])
  expect(await rows('select user_id from user_session')).toEqual([{ user_id: other.id }])
  expect(await rows('select to_address, subject from outgoing_mail')).toEqual([
    { to_address: 'Asha@example.in', subject: 'Two-step sign-in is off' },
  ])
  expect(await rows('select actor_role, entity_id, field from audit_entry')).toEqual([
    { actor_role: 'system', entity_id: user.id, field: 'second_factor' },
  ])
})

it('says so if the email has no two-step sign-in, or is missing', async () => {
  await expect(remove('asha@example.in')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has no account with two-step sign-in'),
  })
  await expect(remove()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('pnpm remove:second-factor EMAIL'),
  })
})
