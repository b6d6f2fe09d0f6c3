import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Progress of an import run. */
export type ImportCounts = {
  inserted: number
  updated: number
  unchanged: number
  /** Rows rejected as a whole. */
  rejected: number
  /** Rows with the key of an earlier row. */
  duplicates: number
  /** Fields dropped from imported rows. */
  droppedFields: number
  /** Ids whose leading zero, lost in a spreadsheet, was restored. */
  repairedIds: number
}

/**
 * One import of one file. Written in the transaction of each batch, so that a run that was killed
 * continues after the last committed row.
 */
export const importRuns = pgTable(
  'import_run',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ['schools', 'places'] }).notNull(),
    fileName: text('file_name').notNull(),
    /** sha256 of the file and of the options that change how it is read. */
    fingerprint: text('fingerprint').notNull(),
    stage: text('stage', { enum: ['reading', 'finishing', 'finished'] }).notNull(),
    /** Records of the file that are done, without the heading. */
    recordsDone: integer('records_done').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    /** Bytes of rejected.csv that belong to the records done. */
    rejectedBytes: bigint('rejected_bytes', { mode: 'number' }).notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (t) => [index('import_run_fingerprint').on(t.kind, t.fingerprint)],
)
