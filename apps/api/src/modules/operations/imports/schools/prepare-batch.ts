import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import { copyLine } from '../../../search/documents/copy-line.ts'
import { schoolDocument } from '../../../search/documents/school-document.ts'
import type { SchoolRow } from '../cleaning/school-row.ts'
import {
  findSchools,
  findTakenSlugs,
  type KnownSchool,
  keyText,
  takeSchoolIds,
} from './known-schools.repository.ts'
import type { BatchRow, PreparedBatch, SchoolBatch } from './school-batch.ts'
import { registerValues, schoolLine } from './school-columns.ts'
import { chooseSlugs } from './slugs.ts'

/** Rows processed before yielding to other work, such as writing the previous batch. */
const rowsBetweenPauses = 250

type Pending = Pick<PreparedBatch, 'keys' | 'slugs'>
interface NewRow {
  readonly row: SchoolRow
  readonly values: string
}

/**
 * Finds out which rows are new, changed, unchanged or duplicates, and renders the lines of new and
 * changed ones. `pending` is the batch that is being committed meanwhile.
 */
export async function prepareBatch(
  pool: pg.Pool,
  batch: SchoolBatch,
  pending: Pending | undefined,
): Promise<PreparedBatch> {
  const counts = { ...batch.counts }
  const rejections = [...batch.rejections]
  const known = await findSchools(
    pool,
    batch.rows.map(({ row }) => row),
  )
  const keys = new Set<string>()
  const fresh: NewRow[] = []
  const changed: { old: KnownSchool; row: SchoolRow; values: string }[] = []
  await forEachWithPauses(batch.rows, ({ row, line, isRepeated }) => {
    const key = keyText(row)
    const old = known.get(key)
    if (keys.has(key) || (isRepeated && (old || pending?.keys.has(key)))) {
      counts.duplicates += 1
      rejections.push(repeated(row, line))
      return
    }
    keys.add(key)
    const { values, hash } = registerValues(row)
    if (!old) fresh.push({ row, values })
    else if (old.hash === hash) counts.unchanged += 1
    else changed.push({ old, row, values })
  })
  counts.inserted += fresh.length
  counts.updated += changed.length
  const { slugs, ...lines } = await newLines(pool, fresh, pending)
  return {
    records: batch.records,
    rejections: rejections.sort((a, b) => a.line - b.line),
    counts,
    ...lines,
    changedSchools: [
      textOf(changed.map(({ old, row, values }) => schoolLine(row, { ...old, values }))),
    ],
    changedIds: changed.map(({ old }) => old.id),
    keys,
    slugs,
  }
}

const repeated = (row: SchoolRow, line: BatchRow['line']) => ({
  line,
  column: 'source_id',
  value: row.sourceId,
  reason: `row refused: an earlier row has the same source and source_id`,
})

async function newLines(pool: pg.Pool, fresh: readonly NewRow[], pending: Pending | undefined) {
  const rows = fresh.map(({ row }) => row)
  const slugs = await chooseSlugs(
    rows,
    (slug) => pending?.slugs.has(slug) ?? false,
    (slugs) => findTakenSlugs(pool, slugs),
  )
  const newIds = await takeSchoolIds(pool, rows.length)
  const newSchools: Buffer[] = []
  const newDocuments: Buffer[] = []
  for (let from = 0; from < fresh.length; from += rowsBetweenPauses) {
    const lines = { schools: '', documents: '' }
    fresh.slice(from, from + rowsBetweenPauses).forEach(({ row, values }, offset) => {
      const id = newIds[from + offset] ?? 0
      const slug = slugs[from + offset] ?? ''
      lines.schools += schoolLine(row, { id, slug, values })
      lines.documents += documentLine(row, id, slug)
    })
    newSchools.push(Buffer.from(lines.schools))
    newDocuments.push(Buffer.from(lines.documents))
    await nextTurn()
  }
  return { newSchools, newDocuments, newIds, slugs: new Set(slugs) }
}

function documentLine(row: SchoolRow, id: number, slug: string): string {
  return copyLine(
    schoolDocument({
      id,
      slug,
      name: row.name,
      city: row.city ?? null,
      district: row.district ?? null,
      state: row.state ?? null,
      pincode: row.pincode ?? null,
      lat: row.point?.lat ?? null,
      lng: row.point?.lng ?? null,
      popularity: row.popularity,
      filterIds: row.filterIds,
    }),
  )
}

async function forEachWithPauses<T>(all: readonly T[], work: (item: T) => void): Promise<void> {
  for (let from = 0; from < all.length; from += rowsBetweenPauses) {
    all.slice(from, from + rowsBetweenPauses).forEach(work)
    await nextTurn()
  }
}

const textOf = (lines: readonly string[]) => Buffer.from(lines.join(''))
