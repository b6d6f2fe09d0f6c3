import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { exportLog, users } from '../../../db/schema/index.ts'
import { userName } from '../../../db/user-columns.ts'

export type ExportWatchRepository = ReturnType<typeof createExportWatchRepository>

export function createExportWatchRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** When a file was exported, and who exported it. */
    async find(tx: Db, id: number) {
      const [found] = await tx
        .select({ at: exportLog.at, name: userName })
        .from(exportLog)
        .leftJoin(users, eq(users.id, exportLog.userId))
        .where(eq(exportLog.id, id))
      return found
    },
  }
}
