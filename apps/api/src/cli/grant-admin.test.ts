import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { addSignedIn } from '../../test/users.ts'

const run = promisify(execFile)
const database = await createTestDatabase()
const command = join(import.meta.dirname, 'grant-admin.ts')
const grant = (...args: string[]) =>
  run(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  })
const admins = async () =>
  (await database.pool.query('select email from app_user where is_admin')).rows

it('makes the user with the email an admin, ignoring case, and no other user', async () => {
  await addSignedIn(database, { email: 'Asha@example.in' })
  await addSignedIn(database)
  expect((await grant('asha@EXAMPLE.in')).stdout).toBe('Asha@example.in is an admin.\n')
  expect(await admins()).toEqual([{ email: 'Asha@example.in' }])
})

it('says what to do if the email has no account or is missing', async () => {
  await expect(grant('nobody@example.in')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nobody@example.in has no account. Register with this email'),
  })
  await expect(grant()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('pnpm grant:admin EMAIL'),
  })
})
