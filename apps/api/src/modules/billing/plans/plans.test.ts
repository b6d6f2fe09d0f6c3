import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { createPlanVersionsRepository } from './plan-versions.repository.ts'
import { createPlanVersionsService } from './plan-versions.service.ts'
import { createPlansRepository } from './plans.repository.ts'
import { createPlansService } from './plans.service.ts'
import { parsePlans } from './plans.ts'

describe('the setting PLANS', () => {
  it('has the limits and the price of each plan', () => {
    expect(parsePlans('free=5/5/50, school-group=200/10/50/20/30@14999')).toEqual([
      {
        key: 'free',
        name: 'Free',
        pricePaise: 0,
        schools: 5,
        stores: 5,
        products: 50,
        jobs: null,
        members: null,
      },
      {
        key: 'school-group',
        name: 'School group',
        pricePaise: 1_499_900,
        schools: 200,
        stores: 10,
        products: 50,
        jobs: 20,
        members: 30,
      },
    ])
  })

  it.each([
    '',
    'free',
    'free=5',
    'free=5/5',
    'free=5/5/-1',
    'free=5/5/5/5',
    'free=5/5/5@1.5',
    'a=1/1/1,a=2/2/2',
    'free=5/5/50,',
    'growth=5/5/50@100',
  ])('is refused with what would be right: %j', (text) => {
    expect(() => parsePlans(text)).toThrow('such as free=5/5/50')
  })
})

describe('versions of plans', async () => {
  const database = await createTestDatabase()
  const repository = createPlanVersionsRepository(database.db)
  const sync = (text: string) => createPlanVersionsService(repository, parsePlans(text)).sync()
  const all = async () =>
    (
      await database.pool.query(
        `select key || version || case when retired_at is null then '' else ' retired' end as plan,
           schools from plan order by key, version`,
      )
    ).rows

  it('are added for what changed, and the replaced ones are retired', async () => {
    await sync('free=1/1/1,growth=5/5/5@100')
    await sync('free=1/1/1,growth=5/5/5@100')
    await sync('free=1/1/1,growth=6/5/5@100')
    await sync('free=1/1/1')
    await sync('free=1/1/1,growth=5/5/5@100')
    expect(await all()).toEqual([
      { plan: 'free1', schools: 1 },
      { plan: 'growth1 retired', schools: 5 },
      { plan: 'growth2 retired', schools: 6 },
      { plan: 'growth3', schools: 5 },
    ])
  })

  it('are written once by processes that start together', async () => {
    await Promise.all([1, 2, 3, 4].map(() => sync('free=7/1/1,growth=5/5/5@100')))
    expect((await all()).filter(({ schools }) => schools === 7)).toEqual([
      { plan: 'free2', schools: 7 },
    ])
  })

  it.each([
    'update plan set schools = 100',
    `update plan set price_paise = 1 where key = 'growth'`,
    'update plan set retired_at = null where retired_at is not null',
    'delete from plan',
  ])('never change: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('plan is immutable')
  })
})

describe('plan limits', async () => {
  const database = await createTestDatabase()
  const plans = createPlansService(createPlansRepository(database.db))
  await createPlanVersionsService(
    createPlanVersionsRepository(database.db),
    parsePlans('free=2/1/1/2/2'),
  ).sync()
  const list = (userId: number, name: string) =>
    database.db.transaction(async (tx) => {
      await plans.requireRoom(tx, userId, 'schools', 'add')
      const { rowCount } = await tx.execute(
        `insert into school (name, slug, owner_id) values ('${name}', '${name}', ${userId})`,
      )
      return rowCount
    })

  it('are returned with whether they are reached', async () => {
    const { id } = await addSignedIn(database)
    expect(await plans.of(id)).toEqual({
      plan: 'free',
      schools: 2,
      stores: 1,
      products: 1,
      is_limit_exceeded: false,
      is_service_limit_exceeded: false,
    })
    await database.pool.query(`insert into store (brand_name, owner_id) values ('A', ${id})`)
    expect(await plans.of(id)).toMatchObject({ is_service_limit_exceeded: true })
  })

  it('do not count hidden and deleted listings', async () => {
    const { id } = await addSignedIn(database)
    await database.pool.query(`insert into store (brand_name, owner_id, is_active, deleted_at) values
      ('Hidden', ${id}, false, null), ('Deleted', ${id}, true, now())`)
    expect(await plans.of(id)).toMatchObject({ is_service_limit_exceeded: false })
    await database.db.transaction((tx) => plans.requireRoom(tx, id, 'stores', 'show'))
  })

  it('also cap hidden and deleted listings', async () => {
    const { id } = await addSignedIn(database)
    await database.pool.query(`insert into school (name, slug, owner_id, is_active)
      select 'Hidden', 'hidden-${id}-' || n, ${id}, false from generate_series(1, 102) n`)
    await expect(list(id, `one-more-${id}`)).rejects.toThrow(
      'You have 102 schools, including hidden ones',
    )
    await database.db.transaction((tx) => plans.requireRoom(tx, id, 'schools', 'show'))
  })

  it('hold under concurrent requests', async () => {
    const { id } = await addSignedIn(database)
    const names = ['a', 'b', 'c', 'd'].map((letter) => `school-${letter}-${id}`)
    const created = await Promise.allSettled(names.map((name) => list(id, name)))
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(list(id, 'another')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Your plan allows 2 schools'),
    })
    expect(await plans.of(id)).toMatchObject({ is_limit_exceeded: true })
  })

  it('count the products of each store separately', async () => {
    const { id } = await addSignedIn(database)
    const { rows } = await database.pool.query(
      `insert into store (brand_name, owner_id) values ('B', ${id}), ('C', ${id}) returning id`,
    )
    const [full, empty] = rows.map((row): number => row.id)
    await database.pool.query(`insert into product (store_id, name, slug, kind, mode, price_unit)
      values (${full}, 'Chess', 'chess-${id}', 'activity', 'centre', 'month')`)
    const ask = (storeId = 0) =>
      database.db.transaction((tx) => plans.requireRoomInStore(tx, id, storeId, 'add'))
    await expect(ask(full)).rejects.toThrow('Your plan allows one product in a store')
    await ask(empty)
  })

  it('count jobs that are live or in review, of schools and stores, without the one that moves', async () => {
    const { id } = await addSignedIn(database)
    const { rows } = await database.pool.query(
      `insert into school (name, slug, owner_id) values ('J', 'j-${id}', ${id}) returning id`,
    )
    const schoolId = rows[0].id
    const { rows: jobs } = await database.pool.query(
      `insert into job (school_id, title, location, status) values
       (${schoolId}, 'A', 'Pune', 'live'), (${schoolId}, 'B', 'Pune', 'review'),
       (${schoolId}, 'C', 'Pune', 'closed') returning id`,
    )
    const ask = (jobId: number) =>
      database.db.transaction((tx) =>
        plans.requireRoomForJob(tx, { id: jobId, listing: { kind: 'school', id: schoolId } }),
      )
    await expect(ask(jobs[2].id)).rejects.toThrow('The plan allows 2 live jobs')
    await ask(jobs[1].id)
    await database.pool.query(`update job set status = 'paused' where id = ${jobs[0].id}`)
    await ask(jobs[2].id)
  })

  it('count members and invited people once, however many listings they work for', async () => {
    const owner = await addSignedIn(database)
    const member = await addSignedIn(database)
    const { rows } = await database.pool.query(
      `insert into store (brand_name, owner_id) values ('M', ${owner.id}), ('N', ${owner.id}) returning id`,
    )
    const [first, second] = rows.map((row): number => row.id)
    await database.pool.query(`insert into listing_member (store_id, user_id, role) values
      (${first}, ${member.id}, 'viewer'), (${second}, ${member.id}, 'manager')`)
    const ask = (email: string) =>
      database.db.transaction((tx) =>
        plans.requireRoomForMember(tx, { kind: 'store', id: first ?? 0 }, email),
      )
    await ask('second@example.in')
    await database.pool.query(`insert into member_invitation
      (store_id, email, role, invited_by, token_hash, expires_at) values
      (${first}, 'Second@example.in', 'viewer', ${owner.id}, 'a', now() + interval '1 day'),
      (${second}, 'gone@example.in', 'viewer', ${owner.id}, 'b', now() - interval '1 day')`)
    await expect(ask('third@example.in')).rejects.toThrow('The plan allows 2 team members')
    await ask('second@example.in')
  })
})
