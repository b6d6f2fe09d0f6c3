import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { schools } from '../../../db/schema/index.ts'
import { uncachedReads } from '../../platform/changes/cached-reads.ts'
import { createSearch, type Search } from '../search.service.ts'
import { createCandidatesRepository } from '../suggest/candidates.repository.ts'
import { dropIndexes, finishBulkLoad } from './bulk-load.ts'
import { repairSearch } from './repair-search.ts'
import { writeDocuments } from './write-documents.repository.ts'

let database: TestDatabase
let search: Search
let made = 0

beforeAll(async () => {
  database = await createTestDatabase()
  search = createSearch(createCandidatesRepository(database.pool, uncachedReads))
})

const found = async (key: string) =>
  (await search.suggest({ key, location: null, limit: 10 })).map(({ name }) => name)

async function add(name: string): Promise<number> {
  return database.db.transaction(async (tx) => {
    const slug = `school-${++made}`
    const [row] = await tx.insert(schools).values({ name, slug }).returning({ id: schools.id })
    if (!row) throw new Error('not added')
    await writeDocuments(tx, 'school', [row.id])
    return row.id
  })
}

describe('writeDocuments', () => {
  it('makes a school searchable as soon as its transaction commits, and not before', async () => {
    await database.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(schools)
        .values({ name: 'Zorawar Vidyapeeth', slug: 'z' })
        .returning()
      if (row) await writeDocuments(tx, 'school', [row.id])
      expect(await found('zorawar')).toEqual([])
    })
    expect(await found('zorawar')).toEqual(['Zorawar Vidyapeeth'])
  })

  it('adds terms to which misspelt words are corrected', async () => {
    await add('Quillfeather Gurukul')
    expect(await found('quillfeeather')).toEqual(['Quillfeather Gurukul'])
    expect(await found('quillfeathre')).toEqual(['Quillfeather Gurukul'])
  })

  it('updates a changed name and removes the old one', async () => {
    const id = await add('Oldname Patashala')
    await database.db.transaction(async (tx) => {
      await tx.update(schools).set({ name: 'Freshname Patashala' }).where(eq(schools.id, id))
      await writeDocuments(tx, 'school', [id])
    })
    expect(await found('oldname patashala')).not.toContain('Oldname Patashala')
    expect(await found('freshname')).toEqual(['Freshname Patashala'])
  })

  it('removes hidden and deleted schools', async () => {
    const [hidden, gone] = [await add('Hiddenward School'), await add('Goneaway School')]
    await database.db.transaction(async (tx) => {
      await tx.update(schools).set({ isActive: false }).where(eq(schools.id, hidden))
      await tx.delete(schools).where(eq(schools.id, gone))
      await writeDocuments(tx, 'school', [hidden, gone, 2_000_000_000])
    })
    expect(await found('hiddenward school')).not.toContain('Hiddenward School')
    expect(await found('goneaway school')).not.toContain('Goneaway School')
  })

  it('rolls back with the change', async () => {
    const failing = database.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(schools)
        .values({ name: 'Neverwas School', slug: 'n' })
        .returning()
      if (row) await writeDocuments(tx, 'school', [row.id])
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await found('neverwas')).toEqual([])
  })

  it('accepts hostile texts', async () => {
    await add('x\u0001"\\{}\t\n;--\ud800')
    expect((await found('x'))[0]).toContain('"\\{}')
  })
})

describe('a large load', () => {
  it('can be searched without its indexes, and is repaired after a crash', async () => {
    const client = await database.pool.connect()
    try {
      await dropIndexes(client)
      expect(await found('zorawar')).toEqual(['Zorawar Vidyapeeth'])
      expect(await repairSearch(database.pool)).toBe(true)
      expect(await repairSearch(database.pool)).toBe(false)
      const { rows } = await client.query(
        `select 1 from pg_indexes where tablename in ('school', 'search_document')
         and indexname in ('search_document_keys', 'search_document_band_0', 'school_place')`,
      )
      expect(rows).toHaveLength(3)
    } finally {
      client.release()
    }
  })

  it('assigns documents to bands and recounts the keys', async () => {
    await finishBulkLoad(database.pool)
    const { rows } = await database.pool.query('select distinct band from search_document')
    expect(rows).toEqual([{ band: 0 }])
    expect(await found('quillfeathre')).toEqual(['Quillfeather Gurukul'])
    const id = await add('After the Load School')
    expect(id).toBeGreaterThan(0)
    expect(await found('after the load')).toEqual(['After the Load School'])
  })
})
