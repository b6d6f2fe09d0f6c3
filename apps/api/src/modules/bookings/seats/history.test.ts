import { expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createHistory } from '../../../../test/booking-history/history-operations.ts'
import { addHistoryRecords } from '../../../../test/booking-history/history-records.ts'
import { violationsOf } from '../../../../test/booking-history/invariants.ts'
import { randomFrom } from '../../../../test/random.ts'

const seed = 20_261_126
const operations = 300
/** Requests that run at the same time. */
const atOnce = 8

it(`seats, states and the order of offers hold after ${operations} random operations (seed ${seed})`, async () => {
  const { app, database } = await createTestApp()
  const records = await addHistoryRecords(database, { batches: 3, parents: 24 })
  const next = createHistory(database, records, randomFrom(seed))
  const counts = new Map<number, number>()
  for (let done = 0; done < operations; done += atOnce) {
    const requests = []
    for (let n = 0; n < atOnce; n += 1) requests.push(await next())
    await Promise.all(
      requests.map(async (request) => {
        if (!request) return
        const { method, path, token, body } = request
        const headers = { authorization: `Bearer ${token}` }
        const { statusCode, payload } = await app.inject({
          method,
          url: `/api${path}`,
          headers,
          ...(body && { payload: body }),
        })
        expect([200, 201, 400, 409], `${path}: ${payload}`).toContain(statusCode)
        counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
      }),
    )
  }
  expect((counts.get(200) ?? 0) + (counts.get(201) ?? 0)).toBeGreaterThan(operations / 4)
  expect(await violationsOf(database.pool)).toEqual([])
}, 120_000)
