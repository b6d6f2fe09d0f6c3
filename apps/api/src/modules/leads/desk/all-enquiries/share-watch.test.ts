import { beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import type { TestDatabase } from '../../../../../test/database.ts'
import { addDesk, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { createCasesRepository } from '../../../trust/cases/cases.repository.ts'
import { createCasesService } from '../../../trust/cases/cases.service.ts'
import { createSubjectsRepository } from '../../../trust/moderation/subjects/subjects.repository.ts'
import { createSubjectsService } from '../../../trust/moderation/subjects/subjects.service.ts'
import { createListingCases } from '../../listing-cases/listing-cases.ts'
import { createShareWatchRepository } from './share-watch.repository.ts'
import { createShareWatch } from './share-watch.ts'

let database: TestDatabase
let watch: () => Promise<void>
let often: number

beforeAll(async () => {
  ;({ database } = await createTestApp())
  const { db } = database
  const listingCases = createListingCases({
    cases: createCasesService(createCasesRepository()),
    subjects: createSubjectsService(createSubjectsRepository(db)),
  })
  const repository = createShareWatchRepository(db)
  watch = async () => {
    for (const task of createShareWatch({ repository, listingCases })) await task.run()
  }
  for (const marked of [1, 1, 1, 4]) often = await addMarked('school_id', marked)
  // Stores mark more of their enquiries, so that their median is above that of all listings.
  for (const marked of [4, 4, 4]) await addMarked('store_id', marked)
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows

/** A listing with 10 enquiries, some of which are marked as lost. Returns its id. */
async function addMarked(column: 'school_id' | 'store_id', marked: number): Promise<number> {
  const { owner, schoolId } = await addDesk(database)
  const [store] =
    column === 'store_id'
      ? await rows(
          `insert into store (owner_id, brand_name) values ($1, 'Kites') returning id`,
          owner.id,
        )
      : []
  const of = store ? { storeId: store.id } : { schoolId }
  for (let n = 0; n < 10; n += 1)
    await addEnquiry(database, { ...of, ...(n < marked && { state: 'lost', lostReason: 'fees' }) })
  return store?.id ?? schoolId
}

const cases = () =>
  rows(`select subject_kind, subject_id, why, findings, revision from moderation_case
    where decided_at is null order by id`)

it('opens one case on a listing above three times the median of its kind', async () => {
  await watch()
  expect(await cases()).toEqual([
    {
      subject_kind: 'school',
      subject_id: often,
      why: 'scan',
      findings: [{ code: 'many_lost', field: null, excerpt: null, amount: 40 }],
      revision: 1,
    },
  ])
})

it('leaves an open case as it is', async () => {
  const before = await cases()
  await watch()
  expect(await cases()).toEqual(before)
})

it('opens none for 30 days after a decision, and then again', async () => {
  await rows(
    `update moderation_case set decided_at = now() - interval '29 days', outcome = 'ignored'`,
  )
  await watch()
  expect(await cases()).toEqual([])
  await rows(`update moderation_case set decided_at = now() - interval '31 days'`)
  await watch()
  expect(await cases()).toHaveLength(1)
})

it('adds to the case that is open for another reason', async () => {
  await rows(`update moderation_case set findings = '[]' where decided_at is null`)
  await watch()
  const found = await cases()
  expect(found).toHaveLength(1)
  expect(found[0].findings).toHaveLength(1)
})
