import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { writePlaces } from '../../platform/places/write-places.repository.ts'
import { importPlaces } from './import-places.ts'
import { recordingWatcher, testFolder } from './testing-registers.ts'

const heading = 'name,type,district,state,lat,lng,pincode\n'
const folder = testFolder()

async function importFile(database: TestDatabase, name: string, rows: string) {
  const file = folder.write(name, heading + rows)
  const order = { file, map: {}, rejected: folder.path(`${name}.rejected.csv`), batchRows: 3 }
  return importPlaces(database, order, recordingWatcher())
}

async function placesOf({ pool }: TestDatabase) {
  const { rows } = await pool.query(
    'select slug, name, type, district, pincode, lat, lng from place order by slug',
  )
  return rows
}

const rows = [
  'Khadar Khas BO,post_office_branch,North East,Delhi,28.69,77.30,110090',
  'Khadar Khas,geonames_postal,North East,Delhi,28.70,77.31,110090',
  'Khadar Tola BO,post_office_branch,North East,Delhi,,,110090',
  'KARAWALI TOLA S.O,post_office,North East,Delhi,28.73,77.27,110090',
  'Zamānia,city_town,Ghazipur,Uttar Pradesh,25.42,83.56,',
  'Zamania SO,post_office,Ghazipur,Uttar Pradesh,25.43,83.57,232331',
  'Indiranagar S.O. (Bangalore),post_office,Bangalore Urban,Karnataka,12.97,77.64,560038',
  'Abroad,city_town,Kent,England,51.2,1.1,',
  ',post_office,Pune,Maharashtra,18.5,73.8,411001',
].join('\n')

describe('importPlaces', () => {
  const file = 'places.csv.gz'
  let database: TestDatabase
  let report: Awaited<ReturnType<typeof importFile>>

  beforeAll(async () => {
    database = await createTestDatabase()
    report = await importFile(database, file, rows)
  })

  it('keeps one place per name and district, the best known one', async () => {
    expect(report.counts.rejected).toBe(1)
    const found = await placesOf(database)
    const bySlug = Object.fromEntries(found.map(({ slug, ...place }) => [slug, place]))
    expect(bySlug['khadar-khas-north-east-delhi']).toMatchObject({ type: 'locality', lat: 28.7 })
    expect(bySlug['zamania-ghazipur']).toMatchObject({
      name: 'Zamania',
      type: 'town',
      lat: 25.41961,
      pincode: '232331',
    })
    expect(bySlug['karawali-tola-north-east-delhi']?.name).toBe('Karawali Tola')
    expect(bySlug['indiranagar-bengaluru']?.name).toBe('Indiranagar')
    expect(bySlug['110090']).toMatchObject({ type: 'pincode', name: '110090' })
  })

  it('gives a place without coordinates the median of its PIN code', async () => {
    expect(report.placed).toBe(1)
    const village = (await placesOf(database)).find(({ name }) => name === 'Khadar Tola')
    expect([village?.lat, village?.lng]).toEqual([28.715, 77.29])
  })

  it('reports what it cannot import', () => {
    const rejected = folder.read(`${file}.rejected.csv`).join('\n')
    expect(rejected).toContain('9,lat,"51.2, 1.1",field dropped: coordinates outside India')
    expect(rejected).toContain('9,state,England,kept: not a state of India')
    expect(rejected).toContain('10,,,row refused: no name')
  })

  it('changes nothing on a second run', async () => {
    const before = await placesOf(database)
    const { counts } = await importFile(database, file, rows)
    expect(counts).toMatchObject({ inserted: 0, updated: 0 })
    expect(await placesOf(database)).toEqual(before)
  })

  it('does not duplicate a place of the seed data, and keeps its slug', async () => {
    const seeded = await createTestDatabase()
    await writePlaces(seeded.db, [
      {
        source: 'seed',
        sourceId: '1',
        name: 'Indiranagar',
        type: 'locality',
        district: 'Bengaluru',
        state: 'Karnataka',
        pincode: null,
        lat: 12.98,
        lng: 77.64,
        pointRank: 7,
        popularity: 0.7,
      },
    ])
    await importFile(seeded, 'c.csv', rows)
    const found = (await placesOf(seeded)).filter(({ name }) => name === 'Indiranagar')
    expect(found).toMatchObject([{ slug: 'indiranagar-bengaluru', lat: 12.98, pincode: '560038' }])
  })
})

describe('the point of a place', () => {
  const shared = (name: string) => `${name},geonames_postal,Kolar,Karnataka,13.9,78.9,563101`
  const list = [
    ...['Ambatola', 'Bengitola', 'Chintola', 'Dhartola', 'Edentola'].map(shared),
    'Ambatola S.O,post_office,Kolar,Karnataka,13.14,78.13,563101',
    'Farmtola S.O,post_office,Kolar,Karnataka,13.13,78.12,563101',
    'Gaontola S.O,post_office,Kolar,Karnataka,13.15,78.14,563101',
    'Hilltola S.O,post_office,Kolar,Karnataka,13.9,77.2,563101',
  ].join('\n')

  const file = 'points.csv'
  let report: Awaited<ReturnType<typeof importFile>>
  let byName: ReadonlyMap<string, { lat: number; lng: number }>

  beforeAll(async () => {
    const database = await createTestDatabase()
    report = await importFile(database, file, list)
    byName = new Map((await placesOf(database)).map((place) => [place.name, place]))
  })

  it('is the post office’s if another source shares its point with many places', () => {
    expect(report.counts.rejected).toBe(0)
    expect(byName.get('Ambatola')).toMatchObject({ lat: 13.14, lng: 78.13 })
  })

  it('is the median of the PIN code if it is shared or far from it, and the report says so', () => {
    for (const name of ['Bengitola', 'Hilltola'])
      expect(byName.get(name)).toMatchObject({ lat: 13.14, lng: 78.13 })
    const rejected = folder.read(`${file}.rejected.csv`).join('\n')
    expect(rejected).toContain('approximate: many places have these coordinates')
    expect(rejected).toContain('approximate: far from the other places with this PIN code')
  })
})
