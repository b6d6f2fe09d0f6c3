import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { uncachedReads } from '../../platform/changes/cached-reads.ts'
import { cellKeys } from '../../platform/places/grid-cells.ts'
import { type CandidatesRepository, createCandidatesRepository } from './candidates.repository.ts'

const location = { lat: 18.52, lng: 73.85 }
/** The keys of a word in many documents, and of a word that few of these have too. */
const [common, other] = [1, 2]
/** The key of documents around the location. */
const ringKey = 3
/** More than are looked at with one key. */
const manyDocuments = 2_600
const lastOnes = [2_598, 2_599, 2_600]

let database: TestDatabase
let repository: CandidatesRepository

beforeAll(async () => {
  database = await createTestDatabase()
  repository = createCandidatesRepository(database.pool, uncachedReads)
  await database.pool.query(
    `insert into search_document (kind, ref_id, name, norm, detail, lat, lng, popularity, keys)
     select 'school', n, 'School ' || n, 'school ' || n, 'Pune', $1, $2, 1,
       $3::integer[] || case when n = any($4::integer[]) then $5::integer[] else '{}' end
     from generate_series(1, $6) n`,
    [
      location.lat,
      location.lng,
      [common, ...cellKeys(location.lat, location.lng)],
      lastOnes,
      [other],
      manyDocuments,
    ],
  )
})

const near = async (documents: number, from = location) => {
  const found = await repository.near({
    required: [common],
    also: [other],
    kind: null,
    location: from,
    documents,
    terms: 2,
    limit: 10,
  })
  return found.map(({ ref_id: id }) => id).sort()
}

/** Adds documents with one key at these points, with ids from `first` on. */
async function insertAt(key: number, first: number, points: readonly [lat: number, lng: number][]) {
  await database.pool.query(
    `insert into search_document (kind, ref_id, name, norm, detail, lat, lng, popularity, keys)
     select 'school', id, 'School ' || id, 'school ' || id, 'Pune', lat, lng, 1,
       array(select jsonb_array_elements_text(keys)::integer)
     from unnest($1::integer[], $2::real[], $3::real[], $4::jsonb[]) as d(id, lat, lng, keys)`,
    [
      points.map((_, n) => first + n),
      points.map(([lat]) => lat),
      points.map(([, lng]) => lng),
      points.map(([lat, lng]) => JSON.stringify([key, ...cellKeys(lat, lng)])),
    ],
  )
}

describe('a search near a location', () => {
  it('finds the nearest of more documents in wide cells than are looked at', async () => {
    const key = 4
    // In cells of an eighth of a degree, the nine in the middle have three documents, the 25 have ten.
    const { lat, lng } = location
    const nearest = Array.from({ length: 3 }, (_, n): [number, number] => [lat + n * 0.001, lng])
    const next = Array.from({ length: 7 }, (_, n): [number, number] => [lat + 0.2 + n * 0.001, lng])
    const far = Array.from({ length: 2_600 }, (_, n): [number, number] => [
      lat + 0.45 + n * 0.00001,
      lng,
    ])
    // The last ones stored are the nearest, so that a limit of rows would leave them out.
    await insertAt(key, 30_000, far)
    await insertAt(key, 40_000, [...nearest, ...next])
    const found = await repository.near({
      required: [key],
      also: [],
      kind: null,
      location,
      documents: 20_000,
      terms: 1,
      limit: 10,
    })
    expect(found.map(({ ref_id: id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, n) => 40_000 + n),
    )
  })

  it('finds a nearer document outside the nine cells in which it has found enough', async () => {
    // Half-degree cells: the nine end 0.52 degrees to the south and 0.98 to the north.
    const insert = (ids: readonly number[], lat: number) =>
      database.pool.query(
        `insert into search_document (kind, ref_id, name, norm, detail, lat, lng, popularity, keys)
         select 'school', id, 'School ' || id, 'school ' || id, 'Pune', $2 + id % 100 * 0.001, $3, 1, $4
         from unnest($1::integer[]) id`,
        [ids, lat, location.lng, [ringKey, ...cellKeys(lat, location.lng)]],
      )
    const northern = Array.from({ length: 10 }, (_, n) => 10_001 + n)
    await insert(northern, location.lat + 0.88)
    await insert([20_000], location.lat - 0.54)
    const found = await repository.near({
      required: [ringKey],
      also: [],
      kind: null,
      location,
      documents: 2_000,
      terms: 1,
      limit: 10,
    })
    expect(found.map(({ ref_id: id }) => id)).toEqual([20_000, ...northern.slice(0, 9)])
  })
})

describe('a search near a location that looks up one key', () => {
  it('looks up the second key too if the first leads to too many documents', async () => {
    expect(await near(100_000)).toEqual(lastOnes)
  })

  it('does so in the whole country as well', async () => {
    const delhi = { lat: 28.61, lng: 77.2 }
    expect(await near(manyDocuments, delhi)).toEqual(lastOnes)
    expect(await near(100, delhi)).toEqual(lastOnes)
  })
})
