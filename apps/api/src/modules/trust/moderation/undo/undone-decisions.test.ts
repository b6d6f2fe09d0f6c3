import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'

let client: ModerationClient
let admin: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin()
})

const subjectsTo = async (user: SignedIn) =>
  (
    await client.rows(
      `select subject from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id`,
      [user.id],
    )
  ).map(({ subject }) => subject)
const hide = async (ids: readonly number[], outcome = 'hide') => {
  const { action_id: action } = await client.decideListings(admin, {
    kind: 'school',
    ids,
    outcome,
    reason_code: 'closed',
  })
  return action
}
const restored = 'Kaveri Vidyashram is shown again: the decision was undone'

describe('the owner, when a decision of which they were told is undone', () => {
  it('reads that the listing is shown again', async () => {
    const me = await client.user()
    await client.undo(admin, await hide([await client.registerSchool(me)]))
    expect(await subjectsTo(me)).toEqual(['Kaveri Vidyashram is hidden', restored])
  })

  it('reads it after the undo of a decision about a case', async () => {
    const me = await client.user()
    const id = await client.school(me)
    const removed = { outcome: 'removed', reason_code: 'closed' }
    const { action_id: action } = await client.decide(
      admin,
      await client.caseOf('school', id),
      removed,
    )
    await client.undo(admin, action)
    expect((await subjectsTo(me)).at(-1)).toBe(
      'Vidya Niketan is shown again: the decision was undone',
    )
  })

  it('gets one email about several listings', async () => {
    const me = await client.user()
    const ids = [await client.registerSchool(me), await client.registerSchool(me)]
    await client.undo(admin, await hide(ids))
    expect((await subjectsTo(me)).slice(1)).toEqual([
      '2 listings are shown again: the decision was undone',
    ])
  })

  it('reads that an earlier decision still hides it', async () => {
    const me = await client.user()
    const id = await client.registerSchool(me)
    await hide([id])
    await client.undo(admin, await hide([id], 'remove'))
    expect((await subjectsTo(me)).at(-1)).toBe('The decision about Kaveri Vidyashram was undone')
  })

  it('reads that rejected changes are reviewed again', async () => {
    const me = await client.user()
    const id = await client.registerSchool(me)
    await client.editSchool(me, id, 'name', 'Kaveri International')
    const { action_id: action } = await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'rejected_fields',
      fields: [{ field: 'name', reason_code: 'evidence_missing' }],
    })
    await client.undo(admin, action)
    expect((await subjectsTo(me)).at(-1)).toBe(
      'Your changes to Kaveri Vidyashram: the decision was undone',
    )
  })

  it('gets nothing for a decision of which nobody was told', async () => {
    const me = await client.user()
    const id = await client.registerSchool(me)
    await client.editSchool(me, id, 'address', '12, 8th Main')
    const { action_id: action } = await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'approved',
    })
    await client.undo(admin, action)
    const other = await client.registerSchool(null)
    await client.undo(admin, await hide([other]))
    expect(await subjectsTo(me)).toEqual([])
  })

  it('reads that the decision applies again when the undo is undone, and so on', async () => {
    const me = await client.user()
    const id = await client.registerSchool(me)
    const undo = (await client.undo(admin, await hide([id]))).action_id
    const again = (await client.undo(admin, undo)).action_id
    expect((await subjectsTo(me)).slice(1)).toEqual([restored, 'Kaveri Vidyashram is hidden'])
    const [mail] = await client.rows(
      `select text_body as text from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id desc limit 1`,
      [me.id],
    )
    expect(mail?.text).toContain('We had undone this decision. It applies again.')
    expect(mail?.text).toContain('you can appeal on EdBazaar until')
    await client.undo(admin, again)
    expect((await subjectsTo(me)).at(-1)).toBe(restored)
  })

  it('reads about a decision on a case that applies again, with its reason', async () => {
    const me = await client.user()
    const id = await client.registerSchool(me)
    await client.editSchool(me, id, 'name', 'Kaveri International')
    const { action_id: action } = await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'rejected_fields',
      fields: [{ field: 'name', reason_code: 'evidence_missing' }],
    })
    const { action_id: undo } = await client.undo(admin, action)
    await client.undo(admin, undo)
    expect((await subjectsTo(me)).at(-1)).toBe(
      'Some changes to Kaveri Vidyashram were not accepted',
    )
  })
})
