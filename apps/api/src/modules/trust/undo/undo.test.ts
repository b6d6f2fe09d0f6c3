import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../test/users.ts'

let client: ModerationClient
let admin: SignedIn
let owner: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin()
  owner = await client.user()
})

const lastAction = async (id: number) => {
  const [found] = await client.rows(
    `select action_id from audit_entry where entity = 'school' and entity_id = $1
     order by id desc limit 1`,
    [id],
  )
  return Number(found.action_id)
}
const hide = (ids: readonly number[], kind = 'school') =>
  client.decideListings(admin, { kind, ids, outcome: 'hide', reason_code: 'closed' })

describe('the undo of an action', () => {
  it('puts back every column but the revision, and can itself be undone', async () => {
    const id = await client.registerSchool(owner)
    const before = await client.record('school', id)
    await client.editAsAdmin(admin, id, 'name', 'Kaveri International')
    const after = await client.record('school', id)
    const action = await lastAction(id)
    const preview = await client.undo(admin, action, { isPreview: true })
    expect(preview).toMatchObject({ action_id: null, refused: 0 })
    expect(preview.lines).toContainEqual({
      entity: 'school',
      entity_id: id,
      name: 'Kaveri International',
      field: 'name',
      now: 'Kaveri International',
      back: 'Kaveri Vidyashram',
      is_refused: false,
    })
    expect(await client.record('school', id)).toBe(after)
    const undone = await client.undo(admin, action)
    expect(await client.record('school', id)).toBe(before)
    await client.undo(admin, undone.action_id)
    expect(await client.record('school', id)).toBe(after)
  })

  it('is an action of its own in the audit log, and possible once', async () => {
    const id = await client.registerSchool(owner)
    await client.editAsAdmin(admin, id, 'address', '12, 8th Main')
    const action = await lastAction(id)
    const { action_id: undo } = await client.undo(admin, action)
    const entries = await client.rows(
      `select field, before, after, action_id, revision from audit_entry
       where entity = 'school' and entity_id = $1 order by id`,
      [id],
    )
    expect(entries).toMatchObject([
      { field: 'address', before: null, after: '12, 8th Main', revision: 2 },
      { field: 'address', before: '12, 8th Main', after: null, action_id: undo, revision: 3 },
    ])
    const { msg } = await client.undo(admin, action, { status: 409 })
    expect(msg).toBe('This action has already been undone.')
    const read = await client.send('GET', '/admin/actions/{id}', admin, { params: { id: action } })
    expect(read.action).toMatchObject({ undone_by_action_id: undo, undo_until: null })
  })

  it('leaves a field that has changed since, and returns the others', async () => {
    const ids = [await client.registerSchool(owner), await client.registerSchool(null)]
    const { action_id: action } = await hide(ids)
    await client.decideListings(admin, { kind: 'school', ids: [ids[0]], outcome: 'show' })
    const result = await client.undo(admin, action)
    expect(result).toMatchObject({ refused: 1, returning: 1 })
    expect(result.lines[0]).toMatchObject({
      entity_id: ids[0],
      field: 'moderation',
      now: 'approved',
      back: 'approved',
      is_refused: true,
    })
    const states = await client.rows(
      'select moderation from school where id = any($1) order by id',
      [ids],
    )
    expect(states).toEqual([{ moderation: 'approved' }, { moderation: 'approved' }])
  })

  it('leaves an edit of the owner, with both values', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.editAsAdmin(admin, id, 'address', 'By the admin')
    const action = await lastAction(id)
    await client.editSchool(me, id, 'address', 'By the owner')
    const refusal = await client.undo(admin, action, { status: 409 })
    expect(refusal.msg).toContain('Nothing can be restored')
    const { lines } = await client.undo(admin, action, { isPreview: true })
    expect(lines).toMatchObject([{ now: 'By the owner', back: null, is_refused: true }])
    const [row] = await client.rows('select address from school where id = $1', [id])
    expect(row.address).toBe('By the owner')
  })

  it('opens the case again, whose decision is then possible', async () => {
    const id = await client.school(await client.user())
    const caseId = await client.caseOf('school', id)
    const decided = await client.decide(admin, caseId, {
      outcome: 'removed',
      reason_code: 'not_genuine',
    })
    await client.undo(admin, decided.action_id)
    const { row, history } = await client.read(admin, caseId)
    expect(row.decision).toBeNull()
    expect(history[0]).toMatchObject({ kind: 'undone', actor: { id: admin.id } })
    await client.decide(admin, caseId, { outcome: 'approved' })
  })

  it('leaves the case closed if the record has another open one', async () => {
    const me = await client.user()
    const id = await client.school(me)
    const first = await client.caseOf('school', id)
    const { action_id: action } = await client.decide(admin, first, { outcome: 'approved' })
    await client.editSchool(me, id, 'address', 'New')
    const result = await client.undo(admin, action)
    expect(result.lines[0]).toMatchObject({
      entity: 'moderation_case',
      entity_id: first,
      is_refused: true,
    })
    const [row] = await client.rows('select moderation from school where id = $1', [id])
    expect(row.moderation).toBe('unreviewed')
  })

  it('takes the school back from the person whose claim was granted', async () => {
    const me = await client.user()
    const id = await client.registerSchool(null)
    await client.send('POST', '/schools/{id}/claims', me, {
      params: { id },
      body: {
        role: 'principal',
        email: 'a@kaveri.example',
        phone: '9876543210',
        text: 'I am the principal.',
        is_authorised: true,
      },
      status: 201,
    })
    const caseId = await client.caseOf('school', id)
    const [claim] = (await client.read(admin, caseId)).school_claims
    const granted = await client.decide(admin, caseId, { outcome: 'approved', claim_id: claim.id })
    const members = () =>
      client.rows(
        'select role from listing_member where school_id = $1 and user_id = $2 and removed_at is null',
        [id, me.id],
      )
    expect(await members()).toEqual([{ role: 'owner' }])
    await client.undo(admin, granted.action_id)
    expect(await members()).toEqual([])
    expect((await client.read(admin, caseId)).school_claims).toHaveLength(1)
  })

  it('is refused about the admin’s own listing', async () => {
    const other = await client.admin('Sana')
    const id = await client.registerSchool(admin)
    const { action_id: action } = await client.decideListings(other, {
      kind: 'school',
      ids: [id],
      outcome: 'hide',
      reason_code: 'closed',
    })
    await client.undo(admin, action, { status: 409 })
    await client.undo(other, action)
  })

  it('is refused after 30 days, and for actions that changed no columns', async () => {
    const id = await client.registerSchool(null)
    const { action_id: action } = await hide([id])
    await client.rows('alter table admin_action disable trigger admin_action_append_only')
    await client.rows(
      `update admin_action set created_at = now() - interval '31 days' where id = $1`,
      [action],
    )
    await client.rows('alter table admin_action enable trigger admin_action_append_only')
    expect((await client.undo(admin, action, { status: 409 })).msg).toContain('30 days')
    const [empty] = await client.rows(
      `insert into admin_action (verb, rows) values ('create', 1) returning id`,
    )
    await client.undo(admin, empty.id, { status: 409 })
    await client.undo(admin, 2_000_000_000, { status: 404 })
  })
})
