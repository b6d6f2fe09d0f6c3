import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import { addEnquiry } from '../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { parsePlans } from '../plans/plans.ts'
import { maySubscriptionMove, subscriptionStates } from '../subscriptions/subscription-states.ts'

let app: FastifyInstance
let database: TestDatabase
let admin: SignedIn
beforeAll(async () => {
  ;({ app, database } = await createTestApp({
    config: { plans: parsePlans('free=1/1/2/2/2,growth=5/5/9/9/9@14999') },
  }))
  admin = await addSignedIn(database, { isAdmin: true })
})

const mine = async ({ headers }: SignedIn) =>
  (await app.inject({ method: 'GET', url: '/api/my-plan', headers })).json()
const grant = (userId: number, payload: object, by: SignedIn = admin) =>
  app.inject({
    method: 'PUT',
    url: `/api/admin/users/${userId}/plan`,
    headers: by.headers,
    payload: { plan: 'growth', until: null, reason: 'Pilot', ...payload },
  })
const addSchool = (ownerId: number, name: string) =>
  database.pool.query('insert into school (name, slug, owner_id) values ($1, $1, $2)', [
    `${name}-${ownerId}`,
    ownerId,
  ])

describe('the plan of a user', () => {
  it('is the first one, with what is in use and every plan on offer', async () => {
    const user = await addSignedIn(database)
    await addSchool(user.id, 'a')
    await addSchool(user.id, 'b')
    const { rows } = await database.pool.query(
      `insert into store (brand_name, owner_id) values ('Chess', ${user.id}) returning id`,
    )
    await database.pool.query(`insert into product (store_id, name, slug, kind, mode, price_unit)
      values (${rows[0].id}, 'Chess', 'chess-plan-${user.id}', 'activity', 'centre', 'month')`)
    const found = await mine(user)
    expect(found).toMatchObject({
      plan: { key: 'free', name: 'Free', price_paise: 0, schools: 1, jobs: 2 },
      is_granted: false,
      until: null,
      usage: {
        schools: 2,
        stores: 1,
        products: 1,
        fullest_store: { id: rows[0].id, name: 'Chess' },
        jobs: 0,
        members: 0,
        enquiries: 0,
      },
    })
    expect(found.plans.map(({ key }: { key: string }) => key)).toEqual(['free', 'growth'])
  })

  it('hides nothing of a user who is over the limit', async () => {
    const user = await addSignedIn(database)
    await addSchool(user.id, 'c')
    await addSchool(user.id, 'd')
    const { rows } = await database.pool.query(
      'select count(*)::integer as n from school where owner_id = $1 and is_public(school)',
      [user.id],
    )
    expect(rows[0].n).toBe(2)
  })
})

describe('a user who is over the limit', () => {
  it('reads and answers every enquiry', async () => {
    const user = await addSignedIn(database)
    const { headers } = user
    await addSchool(user.id, 'e')
    await addSchool(user.id, 'f')
    const { rows } = await database.pool.query('select id from school where owner_id = $1', [
      user.id,
    ])
    for (const { id: schoolId } of rows) {
      const { publicId } = await addEnquiry(
        database,
        { schoolId, message: 'Is there a bus?' },
        { recipientSchoolId: schoolId },
      )
      const url = `/api/desk/enquiries/${publicId}`
      const read = await app.inject({ url, headers })
      expect(read.payload).toContain('Is there a bus?')
      const sent = await app.inject({
        method: 'POST',
        url: `${url}/messages`,
        headers,
        payload: { kind: 'email', text: 'Yes, on five routes.', request_key: randomUUID() },
      })
      expect(sent.statusCode, sent.payload).toBe(201)
    }
  })
})

describe('an admin', () => {
  it('puts a user on a plan, with the reason in the audit log', async () => {
    const user = await addSignedIn(database)
    expect((await grant(user.id, { until: '2090-03-31' })).statusCode).toBe(200)
    expect(await mine(user)).toMatchObject({
      plan: { key: 'growth', schools: 5 },
      is_granted: true,
      until: '2090-03-31',
    })
    const { rows } = await database.pool.query(
      `select field, before, after, reason from audit_entry
       where entity = 'user' and entity_id = $1 and field = 'plan'`,
      [user.id],
    )
    expect(rows).toEqual([
      {
        field: 'plan',
        before: 'free',
        after: 'growth until 2090-03-31',
        reason: 'Pilot',
      },
    ])
  })

  it('replaces what was given before, and takes it back', async () => {
    const user = await addSignedIn(database)
    await grant(user.id, {})
    expect((await grant(user.id, { until: '2090-03-31' })).statusCode).toBe(200)
    expect((await grant(user.id, { plan: 'free' })).statusCode).toBe(200)
    expect(await mine(user)).toMatchObject({ plan: { key: 'free' }, is_granted: false })
  })

  it.each([
    { plan: 'gold' },
    { until: '2020-01-01' },
    { until: 'soon' },
    { reason: ' ' },
    { reason: '' },
    { more: 1 },
  ])('reads what to correct: %j', async (payload) => {
    const user = await addSignedIn(database)
    expect((await grant(user.id, payload)).statusCode).toBe(400)
    expect(await mine(user)).toMatchObject({ plan: { key: 'free' } })
  })

  it('cannot put a user who does not exist on a plan', async () => {
    expect((await grant(2_000_000, {})).statusCode).toBe(404)
  })

  it('is the only one who may do this', async () => {
    const user = await addSignedIn(database)
    expect((await grant(user.id, {}, user)).statusCode).toBe(403)
  })

  it('cannot replace a plan that the user pays for', async () => {
    const user = await addSignedIn(database)
    await database.pool.query(
      `insert into subscription (user_id, plan_id, state, method, starts_on, ends_on, anchored_on)
       select $1, id, 'active', 'transfer', current_date, current_date + 364, current_date
       from plan where key = 'growth'`,
      [user.id],
    )
    expect((await grant(user.id, { plan: 'free' })).statusCode).toBe(409)
  })
})

describe('a subscription', () => {
  it('changes its state only as the table allows, for every caller', async () => {
    const user = await addSignedIn(database)
    for (const from of subscriptionStates)
      for (const to of subscriptionStates.filter((state) => state !== from)) {
        await database.pool.query('delete from subscription where user_id = $1', [user.id])
        await database.pool.query(
          `insert into subscription (user_id, plan_id, state, method, starts_on, ended_at)
           select $1, id, $2::subscription_state, 'granted', current_date,
             case when $2 = 'ended' then now() end from plan limit 1`,
          [user.id, from],
        )
        const moved = await database.pool
          .query(
            `update subscription set state = $2::subscription_state,
               ended_at = case when $2 = 'ended' then now() end where user_id = $1`,
            [user.id, to],
          )
          .then(
            () => true,
            (error: Error) => !error.message.includes('cannot become'),
          )
        expect([from, to, moved]).toEqual([from, to, maySubscriptionMove(from, to)])
      }
  })
})

describe('the order of search results', () => {
  it('is the same whatever plan the owners of the listings have', async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => addSignedIn(database)))
    const { rows } = await database.pool.query(
      `insert into school (name, slug, owner_id, city, state, lat, lng)
       select 'Gulmohar Vidyalaya ' || n, 'gulmohar-vidyalaya-' || n, n, 'Pune', 'Maharashtra', 18.52, 73.85
       from unnest($1::integer[]) n returning id`,
      [users.map(({ id }) => id)],
    )
    await writeDocuments(
      database.db,
      'school',
      rows.map(({ id }): number => id),
    )
    const search = async () => {
      const urls = ['/api/search?query=gulmohar', '/api/schools/all?per_page=50']
      const found = await Promise.all(urls.map((url) => app.inject({ method: 'GET', url })))
      return found.map((response) => {
        expect(response.statusCode, response.payload).toBe(200)
        return JSON.stringify(response.json()).match(/gulmohar-vidyalaya-\d+/g)
      })
    }
    const before = await search()
    for (const slugs of before) expect(new Set(slugs).size).toBe(4)
    for (const { id } of users) {
      await grant(id, {})
      expect(await search()).toEqual(before)
    }
    for (const { id } of users.toReversed()) {
      await grant(id, { plan: 'free' })
      expect(await search()).toEqual(before)
    }
  })
})
