import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { importSchools, type SchoolImport } from './import-schools.ts'
import { withImportLock } from './run/import-lock.repository.ts'
import { manySchools, recordingWatcher, registerText, testFolder } from './testing-registers.ts'

const kvs = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    source: 'cbse:saras2025',
    source_id: String(100_000 + i),
    name: 'KENDRIYA VIDYALAYA',
    board: 'CBSE',
  }))

/** Imports a file, with `rejected.csv` beside it. */
function importFile(database: TestDatabase, file: string, more: Partial<SchoolImport> = {}) {
  const rejected = join(file, '../rejected.csv')
  return importSchools(database, { file, map: {}, rejected, ...more }, recordingWatcher())
}

/** Everything an import decides, without ids and times. */
async function contents({ pool }: TestDatabase) {
  const schools = await pool.query(
    `select source, source_id, slug, name, source_name, district, pincode, lat, lng, place_accuracy,
       established_on, filter_ids, facts, popularity, source_hash
     from school where source is not null order by source, source_id`,
  )
  const documents = await pool.query(
    `select s.source_id, d.name, d.norm, d.slug, d.detail, d.lat, d.lng, array(select unnest(d.keys) order by 1) as keys
     from search_document d join school s on s.id = d.ref_id and d.kind = 'school' order by s.source, s.source_id`,
  )
  return { schools: schools.rows, documents: documents.rows }
}

describe('importSchools', () => {
  it('changes nothing on a second run', async () => {
    const database = await createTestDatabase()
    const file = testFolder().write('schools.csv.gz', registerText(manySchools(600)))
    const first = await importFile(database, file, { batchRows: 100 })
    expect(first.counts).toMatchObject({
      inserted: 600,
      updated: 0,
      unchanged: 0,
      repairedIds: 600,
    })
    const before = await contents(database)
    expect(before.documents).toHaveLength(600)
    const second = await importFile(database, file)
    expect(second.counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 600 })
    expect(second.placed).toBe(0)
    expect(await contents(database)).toEqual(before)
  })

  it('updates changed rows, keeps their slugs, and makes them searchable', async () => {
    const database = await createTestDatabase()
    const folder = testFolder()
    const row = { source: 'udise', source_id: '27010100101', name: 'OLD NAME SCHOOL' }
    const other = { source: 'udise', source_id: '27010100102', name: 'OTHER SCHOOL' }
    await importFile(database, folder.write('a.csv', registerText([row, other])))
    const [old] = (await contents(database)).schools
    const renamed = registerText([{ ...row, name: 'NEW NAME SCHOOL' }, other])
    const report = await importFile(database, folder.write('b.csv', renamed))
    expect(report.counts).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 })
    const { schools, documents } = await contents(database)
    expect(schools[0]).toMatchObject({ name: 'New Name School', slug: old.slug })
    expect(documents[0]).toMatchObject({ norm: 'new name school' })
  })

  it('gives schools with the same name different slugs', async () => {
    const database = await createTestDatabase()
    const file = testFolder().write('kvs.csv', registerText(kvs(866)))
    await importFile(database, file, { batchRows: 100 })
    const { schools, documents } = await contents(database)
    expect(new Set(schools.map(({ slug }) => slug)).size).toBe(866)
    expect(schools.every(({ slug }) => /^kendriya-vidyalaya-[1-9]\d{5}$/.test(slug))).toBe(true)
    expect(schools[0].filter_ids).toHaveLength(1)
    expect(documents[0].keys).toEqual(expect.arrayContaining(schools[0].filter_ids))
  })

  it('uses other digits if a slug is taken', async () => {
    const database = await createTestDatabase()
    const folder = testFolder()
    const [row] = kvs(1)
    await importFile(database, folder.write('a.csv', registerText(kvs(1))))
    const [made] = (await contents(database)).schools
    await database.pool.query(`update school set source_id = 'elsewhere'`)
    await importFile(database, folder.write('b.csv', registerText([{ ...row, n_students: '4' }])))
    const slugs = (await contents(database)).schools.map(({ slug }) => slug)
    expect(slugs).toContain(made.slug)
    expect(new Set(slugs).size).toBe(2)
  })

  it('lists rejected values with line, column, value and reason', async () => {
    const database = await createTestDatabase()
    const folder = testFolder()
    const text = registerText([
      { source: 'udise', source_id: '1', name: 'A SCHOOL', established: '5981' },
      { source: 'udise', source_id: '2', name: '' },
      { source: 'udise', source_id: '', name: 'NO ID SCHOOL' },
      { source: 'udise', source_id: '3', name: 'NEW\nLINE SCHOOL', phone: '4343,o4343645o41' },
      { source: 'udise', source_id: '1', name: 'SAME KEY SCHOOL' },
    ])
    const report = await importFile(database, folder.write('odd.csv', text))
    expect(report.counts).toMatchObject({
      inserted: 2,
      rejected: 2,
      duplicates: 1,
      droppedFields: 2,
    })
    const rejected = folder.read('rejected.csv').join('\n')
    expect(rejected).toContain('2,established,5981,field dropped: a year in the future')
    expect(rejected).toContain('3,,2,row refused: no name')
    expect(rejected).toContain('4,,NO ID SCHOOL,row refused: no source_id')
    expect(rejected).toContain('5,name,"NEW\nLINE SCHOOL",repaired:')
    expect(rejected).toContain('5,phone,"4343,o4343645o41",field dropped:')
    expect(rejected).toContain('7,source_id,1,row refused: an earlier row has the same')
    const { schools } = await contents(database)
    expect(schools.map(({ name }) => name)).toEqual(['A School', 'New Line School'])
  })

  it('imports only the first of several rows with one key, however far apart', async () => {
    const database = await createTestDatabase()
    const rows = manySchools(250)
    const text = registerText([...rows, { ...rows[3], name: 'SECOND OF ITS KEY' }])
    const file = testFolder().write('twice.csv', text)
    const first = await importFile(database, file, { batchRows: 50 })
    expect(first.counts).toMatchObject({ inserted: 250, duplicates: 1 })
    const again = await importFile(database, file, { batchRows: 50 })
    expect(again.counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 250, duplicates: 1 })
    const { schools } = await contents(database)
    expect(schools.some(({ name }) => name === 'Second of Its Key')).toBe(false)
  })

  it('reads other headings with a map, and a file without sources', async () => {
    const database = await createTestDatabase()
    const file = testFolder().write('map.csv', 'udise,school_name,remarks\n5,HILL SCHOOL,x\n')
    const map = { name: 'school_name', source_id: 'udise' }
    await expect(importFile(database, file, { map })).rejects.toThrow('--source NAME')
    const watcher = recordingWatcher()
    const order = { file, map, source: 'state', rejected: `${file}.rejected` }
    await importSchools(database, order, watcher)
    expect(watcher.notices).toContain('Unused columns: remarks.')
    const { schools } = await contents(database)
    expect(schools).toMatchObject([{ source: 'state', source_id: '5', name: 'Hill School' }])
  })

  it('reports a file that is not a register', async () => {
    const database = await createTestDatabase()
    const folder = testFolder()
    await expect(importFile(database, folder.path('missing.csv'))).rejects.toThrow("can't be read")
    await expect(importFile(database, folder.write('empty.csv', ''))).rejects.toThrow('is empty')
    const whole = folder.write('cut.csv.gz', registerText(manySchools(500)))
    const { readFileSync, writeFileSync } = await import('node:fs')
    writeFileSync(whole, readFileSync(whole).subarray(0, 2_000))
    await expect(importFile(database, whole)).rejects.toThrow('is damaged or incomplete')
  })

  it('places schools without coordinates by PIN code, town or district, and marks it', async () => {
    const database = await createTestDatabase()
    await database.pool.query(
      `insert into place (slug, source, source_id, name, norm, type, district, state, pincode, lat, lng) values
        ('a', 't', '1', 'A', 'a', 'post_office', 'Pune', 'Maharashtra', '411001', 18.51, 73.81),
        ('b', 't', '2', 'B', 'b', 'post_office', 'Pune', 'Maharashtra', '411001', 18.55, 73.85),
        ('c', 't', '3', 'C', 'c', 'post_office', 'Pune', 'Maharashtra', '411001', 18.9, 73.9),
        ('lonavala', 't', '4', 'Lonavala', 'lonavala', 'town', 'Pune', 'Maharashtra', null, 18.75, 73.4)`,
    )
    const at = (id: string, place: object) => ({
      source: 's',
      source_id: id,
      name: `School ${id}`,
      state: 'Maharashtra',
      ...place,
    })
    const file = testFolder().write(
      'unplaced.csv',
      registerText([
        at('exact', { lat: '19.1', lng: '74.1', district: 'Pune' }),
        at('pincode', { pincode: '411001' }),
        at('town', { city: 'LONAVALA' }),
        at('district', { district: 'Pune', pincode: '999999' }),
        at('nowhere', { district: 'Atlantis' }),
      ]),
    )
    expect((await importFile(database, file)).placed).toBe(3)
    const { schools, documents } = await contents(database)
    const places = Object.fromEntries(
      schools.map((school) => [school.source_id, [school.lat, school.lng, school.place_accuracy]]),
    )
    expect(places).toEqual({
      exact: [19.1, 74.1, 'exact'],
      pincode: [18.55, 73.85, 'pincode'],
      town: [18.75, 73.4, 'district'],
      district: [18.75, 73.85, 'district'],
      nowhere: [null, null, null],
    })
    const pincode = documents.find((document) => document.source_id === 'pincode')
    expect(pincode?.lat).toBeCloseTo(18.55, 4)
  })

  it('continues after it was killed, with the same result as an uninterrupted run', async () => {
    const folder = testFolder()
    const file = folder.write('many.csv', registerText([...manySchools(9_000), ...manySchools(20)]))
    const whole = await createTestDatabase()
    await importFile(whole, file, { batchRows: 200, rejected: folder.path('whole.csv') })
    const killed = await createTestDatabase()
    await killInTheMiddle(killed, file, folder.path('killed.csv'))
    const resumed = await importFile(killed, file, {
      batchRows: 200,
      rejected: folder.path('killed.csv'),
    })
    expect(resumed.resumedFrom).toBeGreaterThan(0)
    expect(resumed.resumedFrom).toBeLessThan(9_020)
    expect(resumed.counts).toMatchObject({ inserted: 9_000, duplicates: 20 })
    expect(await contents(killed)).toEqual(await contents(whole))
    expect(folder.read('killed.csv')).toEqual(folder.read('whole.csv'))
  }, 120_000)

  it('refuses a second import beside a running one', async () => {
    const database = await createTestDatabase()
    const folder = testFolder()
    const file = folder.write('many.csv', registerText(manySchools(20)))
    const refused = withImportLock(database.pool, () => importFile(database, file))
    await expect(refused).rejects.toThrow('Another import is running')
    expect((await importFile(database, file)).counts).toMatchObject({ inserted: 20 })
  })
})

/** Starts the command and kills it, like a power cut, once it has committed rows. */
async function killInTheMiddle(database: TestDatabase, file: string, rejected: string) {
  const command = join(import.meta.dirname, '../../../cli/import-schools.ts')
  const child = spawn(
    process.execPath,
    [command, file, '--batch-rows', '200', '--rejected', rejected],
    { env: { ...process.env, DATABASE_URL: database.url }, stdio: 'ignore' },
  )
  const ended = once(child, 'exit')
  const recordsDone = async (): Promise<number> => {
    const { rows } = await database.pool.query('select max(records_done) as done from import_run')
    return rows[0]?.done ?? 0
  }
  await expect.poll(recordsDone, { interval: 5, timeout: 50_000 }).toBeGreaterThanOrEqual(400)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}
