import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { uncachedReads } from '../../platform/changes/cached-reads.ts'
import {
  type CandidatesRepository,
  createCandidatesRepository,
  type MatchQuery,
} from './candidates.repository.ts'

const [everywhere, other, alternative] = [1, 2, 3]
/** Documents of the last band: every eighth is in the sample. */
const count = 480
const limit = 40

let database: TestDatabase
let repository: CandidatesRepository

beforeAll(async () => {
  database = await createTestDatabase()
  repository = createCandidatesRepository(database.pool, uncachedReads)
  await database.pool.query(
    `insert into search_document (kind, ref_id, name, norm, detail, popularity, band, keys)
     select 'school', n, 'School ' || n, 'school ' || n, 'Pune', n, 3,
       $1::integer[] || case when n % 16 = 1 then $2::integer[] else '{}' end
         || case when n % 100 = 0 then $3::integer[] else '{}' end
     from generate_series(1, $4) n`,
    [[everywhere], [other], [alternative], count],
  )
  await database.pool.query(
    `insert into search_document (kind, ref_id, name, norm, detail, popularity, band, keys)
     values ('school', 1001, 'Well known', 'well known', 'Pune', 1, 0, $1),
       ('school', 1002, 'School of Pune', 'school of pune', 'Pune', 2, 1, $1)`,
    [[everywhere, other]],
  )
})

const matching = async (query: Partial<MatchQuery>) => {
  const found = await repository.matching({
    norm: 'school',
    required: [everywhere],
    also: [],
    alternatives: null,
    kind: null,
    enough: limit,
    limit,
    documents: 100_000,
    ...query,
  })
  return found.map(({ ref_id: id }) => id)
}

const ids = (isWanted: (id: number) => boolean) =>
  Array.from({ length: count }, (_, n) => n + 1).filter(isWanted)

it('a word that is nearly everywhere is found in popular documents, then in the sample', async () => {
  const [first, second, ...others] = await matching({})
  expect([first, second]).toEqual([1001, 1002])
  expect(others).toHaveLength(limit)
  expect(others.filter((id) => id % 8 !== 0)).toEqual([])
})

it('documents outside the sample are found if those in it are not enough', async () => {
  const found = await matching({ also: [other] })
  expect(found.sort((a, b) => a - b)).toEqual([...ids((id) => id % 16 === 1), 1001, 1002])
})

it('popular documents alone are enough if there are as many as wanted', async () => {
  expect(await matching({ enough: 2 })).toEqual([1001, 1002])
})

it('a rare word is looked up at once, with the same order: popular first, then by name', async () => {
  const rare = { documents: 0, required: [everywhere, other] }
  expect((await matching(rare)).slice(0, 4)).toEqual([1001, 1002, 465, 449])
  expect(await matching({ ...rare, limit: 3 })).toEqual([1001, 1002, 465])
})

it('alternatives are found beside a word, and alone', async () => {
  const wanted = ids((id) => id % 100 === 0)
  for (const query of [
    { documents: 10, alternatives: [alternative, 99] },
    { documents: 100_000, alternatives: [alternative, 99] },
    { documents: 10, alternatives: [alternative, 99], required: [], also: [everywhere] },
    { documents: 100_000, alternatives: [alternative, 99], required: [], also: [everywhere] },
  ]) {
    const found = await matching(query)
    expect(found.sort((a, b) => a - b)).toEqual(wanted)
  }
})
