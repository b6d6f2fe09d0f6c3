import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { createPlansRepository } from './plans.repository.ts'
import { createPlansService } from './plans.service.ts'
import { limitsOfPlan, parsePlans } from './plans.ts'

describe('the setting PLANS', () => {
  it('has the number of schools, stores and products of each plan', () => {
    const plans = parsePlans('free=5/5/50, chain=200/10/50')
    expect(plans.get('chain')).toEqual({ schools: 200, stores: 10, products: 50 })
    expect(limitsOfPlan(plans, 'free')).toEqual({ schools: 5, stores: 5, products: 50 })
  })

  it('applies the first plan to users whose plan does not exist', () => {
    expect(limitsOfPlan(parsePlans('free=1/2/3'), 'gold').schools).toBe(1)
  })

  it.each(['', 'free', 'free=5', 'free=5/5', 'free=5/5/-1', 'a=1/1/1,a=2/2/2', 'free=5/5/50,'])(
    'is refused with what would be right: %j',
    (text) => {
      expect(() => parsePlans(text)).toThrow('such as free=5/5/50')
    },
  )
})

describe('plan limits', async () => {
  const database = await createTestDatabase()
  const plans = createPlansService(createPlansRepository(database.db), parsePlans('free=2/1/1'))
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

  it('end somewhere also for hidden and deleted listings', async () => {
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
})
