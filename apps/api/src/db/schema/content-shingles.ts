import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { integers } from './columns.ts'

/** Hashes of every eight consecutive words of public texts, to find copies. */
export const contentShingles = pgTable(
  'content_shingle',
  {
    kind: text('kind', { enum: ['blog', 'video'] }).notNull(),
    refId: integer('ref_id').notNull(),
    hashes: integers('hashes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    index('content_shingle_hashes').using('gin', t.hashes),
  ],
)
