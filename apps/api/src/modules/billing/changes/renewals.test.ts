import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createBillingClient } from '../../../../test/billing-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { readConfig } from '../../../config.ts'
import { demoSeller } from '../../../seller-settings.ts'
import { createPlatformModule } from '../../platform/platform.module.ts'
import { createAuditModule } from '../../trust/audit/audit.module.ts'
import { createBillingModule } from '../billing.module.ts'
import { createPlanVersionsRepository } from '../plans/plan-versions.repository.ts'
import { createPlanVersionsService } from '../plans/plan-versions.service.ts'
import { parsePlans } from '../plans/plans.ts'

const { app, database } = await createTestApp({ config: { seller: demoSeller } })
const client = createBillingClient(app, database)
const admin = await addSignedIn(database, { isAdmin: true })
const config = { ...readConfig({ DATABASE_URL: database.url }), seller: demoSeller }
const platform = createPlatformModule({ config, database, storage: {} as never })
const { audit } = createAuditModule({ database, platform })
const { tasks } = createBillingModule({ audit, config, database, platform })
const run = async () => {
  for (const task of tasks) await task.run()
}
const plans = 'free=5/5/50,growth=20/10/100@14999,group=100/50/500@39999'
const sync = (text: string) =>
  createPlanVersionsService(createPlanVersionsRepository(database.db), parsePlans(text)).sync()

let user: SignedIn
let email: string
beforeEach(async () => {
  email = `owner-${crypto.randomUUID()}@example.in`
  user = await addSignedIn(database, { email })
  await sync(plans)
})

async function paid(plan = 'growth'): Promise<void> {
  await client.confirm(admin, await client.subscribe(user, plan))
}
const subscription = async () => (await client.json(user, '/my-plan')).subscription

describe('a renewal', () => {
  it('is announced once, a week before, with the amount', async () => {
    await paid()
    await client.age(user.id, 350)
    await run()
    expect(await client.emailsTo(email)).toEqual([])
    await client.age(user.id, 9)
    await Promise.all([run(), run()])
    await run()
    expect(await client.emailsTo(email)).toEqual([
      expect.stringMatching(/^Growth is renewed after \d+ \w+ \d{4}$/),
    ])
  })

  it('starts the next year with an invoice, once', async () => {
    await paid()
    await client.age(user.id, 367)
    await Promise.all([run(), run()])
    await run()
    expect(await client.statesOf(user.id)).toEqual(['growth ended', 'growth active'])
    expect(await client.documentsOf(user.id)).toEqual([
      'tax_invoice paid 1769900',
      'tax_invoice issued 1769900',
    ])
    expect(await subscription()).toMatchObject({ state: 'active' })
  })

  it('that fails stops no other, and is reported', async () => {
    const first = user
    await paid()
    user = await addSignedIn(database)
    await paid()
    await client.age(first.id, 367)
    await client.age(user.id, 367)
    await database.pool.query(
      `create function refuse_renewal() returns trigger language plpgsql as
        'begin raise exception ''Not this plan''; end'`,
    )
    await database.pool.query(
      `create trigger refuse_renewal before update on subscription for each row
        when (old.user_id = ${first.id}) execute function refuse_renewal()`,
    )
    await expect(run()).rejects.toThrow()
    expect(await client.statesOf(user.id)).toEqual(['growth ended', 'growth active'])
    expect(await client.statesOf(first.id)).toEqual(['growth active'])
    await database.pool.query('drop trigger refuse_renewal on subscription')
    await run()
    expect(await client.statesOf(first.id)).toEqual(['growth ended', 'growth active'])
  })

  it('starts the planned plan', async () => {
    await paid('group')
    await client.change(user, 'growth')
    await client.age(user.id, 367)
    await run()
    expect(await client.statesOf(user.id)).toEqual(['group ended', 'growth active'])
  })

  it('of a cancelled plan is none: the user has the first plan, and nothing is hidden', async () => {
    await paid()
    await database.pool.query(
      `insert into school (name, slug, owner_id)
       select 'S', 'renewal-' || $1::integer || '-' || n, $1 from generate_series(1, 7) n`,
      [user.id],
    )
    await client.change(user, 'free')
    await client.age(user.id, 367)
    await run()
    expect(await client.json(user, '/my-plan')).toMatchObject({
      plan: { key: 'free' },
      subscription: null,
      usage: { schools: 7 },
    })
    expect(await client.emailsTo(email)).toEqual(['Your plan has ended. You now have Free'])
  })

  it('never raises the price without consent', async () => {
    await paid()
    await sync(plans.replace('14999', '19999'))
    expect((await subscription()).next_plan).toMatchObject({ key: 'free' })
    await client.age(user.id, 359)
    await run()
    await client.age(user.id, 8)
    await run()
    expect(await client.emailsTo(email)).toEqual([
      expect.stringMatching(/^Growth ends on/),
      'Your plan has ended. You now have Free',
    ])
    expect(await client.statesOf(user.id)).toEqual(['growth ended'])
  })
})

describe('an unpaid invoice', () => {
  const reminders = async () =>
    (
      await database.pool.query(
        'select reminders from invoice where user_id = $1 order by id limit 1',
        [user.id],
      )
    ).rows[0].reminders

  it('is overdue after its day, with three reminders and 14 days of grace, then the plan ends', async () => {
    await client.subscribe(user)
    await client.age(user.id, 7)
    await run()
    expect(await subscription()).toMatchObject({ state: 'active' })
    const sent: number[] = []
    for (const days of [1, 1, 3, 5, 4]) {
      await client.age(user.id, days)
      await run()
      await run()
      sent.push(await reminders())
      expect(await subscription()).toMatchObject({ state: 'past_due' })
    }
    expect(sent).toEqual([1, 1, 2, 3, 3])
    await client.age(user.id, 1)
    await run()
    expect(await client.statesOf(user.id)).toEqual(['growth ended'])
    expect(await client.documentsOf(user.id)).toEqual([
      'tax_invoice credited 1769900',
      'credit_note issued 1769900',
    ])
  })

  it('whose reference is being checked does not end the plan, and its payment restores it', async () => {
    const id = await client.subscribe(user)
    await client.age(user.id, 8)
    await run()
    await client.send(user, 'POST', `/my-invoices/${id}/reference`, {
      reference: client.newReference(),
    })
    await client.age(user.id, 60)
    await run()
    expect(await subscription()).toMatchObject({ state: 'past_due' })
    await client.confirm(admin, id)
    expect(await subscription()).toMatchObject({ state: 'active', open_invoice_id: null })
  })
})
