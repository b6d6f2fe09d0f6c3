import type { AccessFixture } from './access-fixture.ts'
import type { RequestBuilder } from './operation-requests.ts'

let count = 0

/** A filter value that a user asked for. */
async function newFilterRequest({ database, newCustomer }: AccessFixture): Promise<number> {
  count += 1
  const { id } = await newCustomer()
  const { rows } = await database.pool.query(
    `insert into filter_request (user_id, section, name, category, value)
     values ($1, 'schools', 'Kaveri', 'Languages', $2) returning id`,
    [id, `Dialect ${count}`],
  )
  return rows[0].id
}

/** Requests of an admin about filter values that users asked for. */
export const filterRequestRequests: Readonly<Record<string, RequestBuilder>> = {
  getFilterRequest: async (fixture) => ({ params: { id: await newFilterRequest(fixture) } }),
  decideFilterRequest: async (fixture) => ({
    params: { id: await newFilterRequest(fixture) },
    body: { decision: 'rejected', reason_code: 'unclear' },
  }),
}
