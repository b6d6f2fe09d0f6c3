import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { projectPaths } from '../../project-paths.ts'

const { version }: { version: string } = JSON.parse(readFileSync(projectPaths.package, 'utf8'))

/** Answers for those who run the server: an error of the database becomes 503. */
export function healthHandlers({ db }: Pick<Database, 'db'>) {
  return {
    async getHealth() {
      await db.execute(sql`select 1`)
      return { status: 'ok', version, uptime_seconds: Math.round(process.uptime()) }
    },
  }
}
