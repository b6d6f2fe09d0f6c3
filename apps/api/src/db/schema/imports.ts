import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What an import has done so far. */
export type ImportCounts = {
  inserted: number
  updated: number
  unchanged: number
  /** Rows refused as a whole. */
  rejected: number
  /** Rows whose key an earlier row of the file has. */
  duplicates: number
  /** Fields left out of rows that went in. */
  droppedFields: number
  /** Ids that got the leading zero back that a spreadsheet took. */
  mendedIds: number
}

/**
 * One run over one file. Written in the transaction of each batch, so that a run that was killed
 * goes on behind the last row that is really there.
 */
export const importRuns = pgTable(
  'import_run',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ['schools', 'places'] }).notNull(),
    fileName: text('file_name').notNull(),
    /** sha256 of the file's bytes and of the options that change what is read. */
    fingerprint: text('fingerprint').notNull(),
    stage: text('stage', { enum: ['reading', 'finishing', 'finished'] }).notNull(),
    /** Records of the file that are done, the heading not counted. */
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
