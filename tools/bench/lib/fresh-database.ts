import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../../apps/api/src/db/connect.ts'
import { startEmbedded } from '../../../apps/api/src/db/embedded/start-embedded.ts'

/** An empty database for one benchmark. */
export interface FreshDatabase {
  readonly url: string
  drop(): Promise<void>
}

export const isUrl = (arg: string) => /^postgres(ql)?:/.test(arg)

/** On the server in the arguments or in DATABASE_URL, or else an embedded one. */
export function freshDatabase(args: readonly string[]): Promise<FreshDatabase> {
  const server = args.find(isUrl) ?? process.env.DATABASE_URL
  return server ? createOn(server) : createEmbedded()
}

/** Runs one statement on a separate connection, and returns its rows. */
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
  // PostgreSQL runs as another user under root, and must reach its folder inside.
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
