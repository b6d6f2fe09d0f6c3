import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { coverFolder } from '../../seed/cover-files.ts'
import { planDemoAccounts } from '../../seed/demo-accounts.ts'
import { demoAccountsMessage } from '../../seed/demo-accounts-file.ts'
import { planDemo } from '../../seed/seed-demo.ts'
import { createTestApp } from '../../test/app.ts'
import { createTestDatabase } from '../../test/database.ts'

const run = promisify(execFile)
const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-seed-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const command = join(import.meta.dirname, 'seed.ts')
const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
const { coverKeys } = await planDemo(database)
const [firstCover = '', ...otherCovers] = coverKeys.map((key) => join(dataDir, coverFolder(key)))

// Drawing every cover takes twenty seconds of a core, so all but one are there already.
beforeAll(async () => {
  await Promise.all(otherCovers.map((folder) => mkdir(folder, { recursive: true })))
  await run(process.execPath, [command], { env, timeout: 170_000 })
}, 180_000)

it('loads seed data into an empty database and exits', async () => {
  const { rows } = await database.pool.query('select count(*)::int as schools from school')
  expect(rows).toEqual([{ schools: 300 }])
})

it('draws the covers that are missing, in three sizes', async () => {
  const files = await readdir(firstCover)
  expect(files.toSorted()).toEqual(['240x160.webp', '480x320.webp', '768x512.webp'])
  for (const folder of otherCovers) expect(await readdir(folder)).toEqual([])
})

it('adds demo accounts with a generated password in a file that only its owner can read', async () => {
  const file = join(dataDir, 'demo-accounts.txt')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const text = await readFile(file, 'utf8')
  const [, password] = /^Password: ([a-z2-7-]{24})$/m.exec(text) ?? []
  const printed = demoAccountsMessage(dataDir)
  for (const part of ['parent@', 'provider@', 'admin@', 'seeker@', `Password: ${password}`])
    expect(printed).toContain(part)
  const { app } = await createTestApp({ database })
  const signIn = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/users/login-with-pass',
      payload: { email: `${name}@edbazaar.example`, password },
    })
  const userOf = async (name: string) => (await signIn(name)).json().user
  expect(await userOf('parent')).toMatchObject({ is_admin: false, user_has_institute: false })
  expect(await userOf('provider')).toMatchObject({ is_admin: false, user_has_institute: true })
  expect(await userOf('admin')).toMatchObject({ is_admin: true, user_has_institute: false })
  expect((await signIn('seeker')).statusCode).toBe(403)
  const { rows } = await database.pool.query(
    `select (select count(*) from school where owner_id = u.id)::int as schools,
       (select count(*) from store where owner_id = u.id)::int as stores
     from app_user u where email = 'provider@edbazaar.example'`,
  )
  expect(rows).toEqual([{ schools: 2, stores: 2 }])
})

it('adds views of the last 60 days to listings of every kind', async () => {
  const { rows } = await database.pool.query(`
    select kind, count(distinct day)::int as days from listing_view group by kind order by kind`)
  expect(rows).toEqual([
    { kind: 'school', days: 60 },
    { kind: 'store', days: 60 },
    { kind: 'product', days: 60 },
    { kind: 'job', days: 60 },
  ])
})

it('keeps the password if the installation gets a new database', async () => {
  const file = join(dataDir, 'demo-accounts.txt')
  const before = await readFile(file, 'utf8')
  await planDemoAccounts(dataDir)
  expect(await readFile(file, 'utf8')).toBe(before)
  const otherDataDir = join(dataDir, 'other')
  await planDemoAccounts(otherDataDir)
  expect(await readFile(join(otherDataDir, 'demo-accounts.txt'), 'utf8')).not.toBe(before)
})
