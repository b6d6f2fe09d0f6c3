import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { readPartnerCommand } from '../modules/search/partners/partner-command.ts'
import { createPartnersRepository } from '../modules/search/partners/partners.repository.ts'

const database = await createTestDatabase()
const repository = createPartnersRepository(database.db)

/** Runs the command in this process and returns its output. */
async function grant(...args: string[]) {
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const printer = {
    log: (line: string) => stdout.push(line),
    error: (line: string) => stderr.push(line),
  }
  const code = await readPartnerCommand(args)(repository, printer)
  return { code, stdout: stdout.map((line) => `${line}\n`).join(''), stderr: stderr.join('\n') }
}

it('creates a key, adds origins, closes the key and opens it again', async () => {
  const first = (await grant('Parents of Pune', 'https://Parents.example.in/')).stdout
  const [, key] =
    /^Parents of Pune has the key (edb_[A-Za-z0-9]{22}), for https:\/\/parents\.example\.in\.\n$/.exec(
      first,
    ) ?? []
  expect(key).toBeDefined()
  expect(
    (await grant('PARENTS of pune', 'http://localhost:*', 'https://parents.example.in')).stdout,
  ).toBe(
    `Parents of Pune has the key ${key}, for http://localhost:*, https://parents.example.in.\n`,
  )
  await database.pool.query(`insert into partner_daily_usage (partner_id, day, requests, refused)
    select id, current_date - n, 100000, n from partner, generate_series(0, 60, 20) n`)
  expect((await grant('Parents of Pune', '--close')).stdout).toBe(
    'The key of Parents of Pune is closed.\n',
  )
  expect((await grant('--list')).stdout).toBe(
    `Parents of Pune
  ${key} (closed)
  2,00,000 answered, 20 refused in 30 days
  http://localhost:*, https://parents.example.in
`,
  )
  expect((await grant('Parents of Pune', 'https://parents.example.in')).stdout).toContain(key)
  expect((await grant('--list')).stdout).not.toContain('closed')
})

it.each([
  [[], 'pnpm grant:partner NAME ORIGIN'],
  [['Parents'], 'pnpm grant:partner NAME ORIGIN'],
  [['Parents', 'https://a.example', '--close'], 'pnpm grant:partner NAME ORIGIN'],
  [['Parents', '--list'], 'pnpm grant:partner NAME ORIGIN'],
  [['Parents', 'parents.example.in'], 'enter an origin such as https://example.in'],
  [['Parents', '--open'], '--open'],
])('says what to do for the arguments %j', async (args, message) => {
  await expect(grant(...args)).rejects.toThrow(message)
})

it('reports an unknown partner', async () => {
  expect(await grant('Nobody', '--close')).toMatchObject({
    code: 1,
    stderr: 'Nobody has no key. See pnpm grant:partner --list.',
  })
})

it('uses the database at DATABASE_URL', async () => {
  const command = join(import.meta.dirname, 'grant-partner.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'By hand', 'https://hand.example.in'],
    { env: { ...process.env, DATABASE_URL: database.url } },
  )
  expect((await grant('--list')).stdout).toContain(/edb_\w+/.exec(stdout)?.[0])
})
