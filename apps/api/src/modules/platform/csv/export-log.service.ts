import type { Export, ExportLogRepository } from './export-log.repository.ts'

export type ExportLog = ReturnType<typeof createExportLog>

/** Remembers who exported which records. */
export const createExportLog = (repository: ExportLogRepository) => ({
  add: (entry: Export): Promise<void> => repository.add(entry),
})
