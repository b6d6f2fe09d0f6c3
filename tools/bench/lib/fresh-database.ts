import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../../apps/api/src/db/connect.ts'
import { startEmbedded } from '../../../apps/api/src/db/embedded/start-embedded.ts'

/** An empty database for one bench. */
export interface FreshDatabase {
  readonly url: string
  drop(): Promise<void>
}

export const isUrl = (arg: string) => /^postgres(ql)?:/.test(arg)

/** On the server among the arguments or of DATABASE_URL, else an embedded one. */
export function freshDatabase(args: readonly string[]): Promise<FreshDatabase> {
  const server = args.find(isUrl) ?? process.env.DATABASE_URL
  return server ? createOn(server) : createEmbedded()
}

/** The rows of one statement, over a connection of its own. */
export async function askDatabase<Row extends object>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const database = createDatabase({ connectionString: url, max: 1 })
  const { rows } = await database.pool.query<Row>(statement).finally(() => database.close())
  return rows
}

async function createOn(server: string): Promise<FreshDatabase> {
  const name = `edbazaar_bench_${randomBytes(4).toString('hex')}`
  await askDatabase(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = () =>
    askDatabase(server, `drop database if exists ${name} with (force)`).then(() => {})
  return { url: url.href, drop }
}

async function createEmbedded(): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-bench-data-'))
  // Run by root, PostgreSQL is another user and must get through to its folder within.
  await chmod(folder, 0o711)
  const embedded = await startEmbedded(folder)
  return {
    url: embedded.connectionString,
    async drop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
