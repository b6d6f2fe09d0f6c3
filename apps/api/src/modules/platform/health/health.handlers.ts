import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../../../contract/operations.ts'
import type { Database } from '../../../db/connect.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
)

/** Answers for those who run the server: an error of the database becomes 503. */
export function healthHandlers({ db }: Pick<Database, 'db'>) {
  return {
    async getHealth() {
      await db.execute(sql`select 1`)
      return { status: 'ok', version, uptime_seconds: Math.round(process.uptime()) }
    },
  } satisfies Partial<Handlers>
}
