import type { Db } from '../../../db/connect.ts'
import { exportLog } from '../../../db/schema/index.ts'

/** One download of records. */
export interface Export {
  readonly userId: number
  readonly what: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly rows: number
}

export type ExportLogRepository = ReturnType<typeof createExportLogRepository>

export const createExportLogRepository = (db: Db) => ({
  async add(entry: Export): Promise<void> {
    await db.insert(exportLog).values(entry)
  },
})
