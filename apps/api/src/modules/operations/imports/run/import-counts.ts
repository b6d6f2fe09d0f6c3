import type { ImportCounts } from '../../../../db/schema/imports.ts'

export const noCounts: ImportCounts = {
  inserted: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  duplicates: 0,
  droppedFields: 0,
  repairedIds: 0,
}

export function addCounts(counts: ImportCounts, more: Partial<ImportCounts>): ImportCounts {
  return {
    inserted: counts.inserted + (more.inserted ?? 0),
    updated: counts.updated + (more.updated ?? 0),
    unchanged: counts.unchanged + (more.unchanged ?? 0),
    rejected: counts.rejected + (more.rejected ?? 0),
    duplicates: counts.duplicates + (more.duplicates ?? 0),
    droppedFields: counts.droppedFields + (more.droppedFields ?? 0),
    repairedIds: counts.repairedIds + (more.repairedIds ?? 0),
  }
}
