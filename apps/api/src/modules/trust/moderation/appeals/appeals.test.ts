import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { createUndoRepository } from '../../undo/undo.repository.ts'

let made: TestApp
let client: ModerationClient
let admin: SignedIn
let other: SignedIn

beforeAll(async () => {
  made = await createTestApp()
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin('Anita')
  other = await client.admin('Sana')
})

const appeal = (who: SignedIn, id: number, status = 201) =>
  client.send('POST', '/moderation/cases/{id}/appeal', who, {
    params: { id },
    body: { text: 'We have moved to the next street.' },
    status,
  })

async function hidden() {
  const owner = await client.user()
  const id = await client.school(owner)
  const caseId = await client.caseOf('school', id)
  await client.decide(admin, caseId, { outcome: 'hidden', reason_code: 'closed' })
  return { owner, id, caseId }
}
/** The columns of a school that its owner chose, and those of its place. */
async function columns(id: number) {
  const [row] = await client.rows(
    `select name, slug, name_key, location, lat, lng, city, district, state, pincode, address,
       place_accuracy, contact_name, contact_email, files, file_captions
     from school where id = $1`,
    [id],
  )
  return row
}
const notices = (owner: SignedIn) => client.send('GET', '/users/my-moderation-notices', owner)

describe('an appeal', () => {
  it('is decided by another admin, and shows the listing again', async () => {
    const { owner, id, caseId } = await hidden()
    expect((await notices(owner)).data).toMatchObject([
      { case_id: caseId, state: 'hidden', outcome: 'hidden', appeal_until: expect.any(String) },
    ])
    await appeal(owner, caseId)
    const opened = await client.caseOf('school', id)
    expect(opened).not.toBe(caseId)
    const detail = await client.read(admin, opened)
    expect(detail).toMatchObject({
      row: { why: 'appeal' },
      appeal: { text: 'We have moved to the next street.', result: 'open' },
      rights: { decide: false, refused_why: 'same_admin' },
    })
    await client.decide(admin, opened, { outcome: 'approved' }, 403)
    await client.decide(other, opened, { outcome: 'approved' })
    const [row] = await client.rows('select moderation from school where id = $1', [id])
    expect(row.moderation).toBe('approved')
    const [, first] = (await notices(owner)).data
    expect(first).toMatchObject({ appeal: { result: 'upheld' }, appeal_until: null })
  })

  it('that is refused leaves the decision, and the owner is told', async () => {
    const { owner, id, caseId } = await hidden()
    await appeal(owner, caseId)
    await client.decide(other, await client.caseOf('school', id), { outcome: 'ignored' })
    expect((await notices(owner)).data).toMatchObject([
      { state: 'hidden', appeal: { result: 'refused' } },
    ])
    const [mail] = await client.rows(
      `select subject, text_body from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id desc limit 1`,
      [owner.id],
    )
    expect(mail.subject).toMatch(/^Your appeal about /)
    expect(mail.text_body).toContain('The decision has not changed.')
  })

  it('is possible against a decision in a table, though no case was open', async () => {
    const owner = await client.user()
    const id = await client.school(owner)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    const hide = { kind: 'school', ids: [id], outcome: 'hide', reason_code: 'closed' }
    const { action_id: action } = await client.decideListings(admin, hide)
    const [notice] = (await notices(owner)).data
    expect(notice).toMatchObject({
      outcome: 'hidden',
      state: 'hidden',
      reason_code: 'closed',
      appeal: null,
      appeal_until: expect.any(String),
    })
    await client.undo(admin, action)
    expect((await notices(owner)).data[0].state).toBe('approved')
    await client.decideListings(admin, hide)
    const [again] = (await notices(owner)).data
    expect(again.case_id).not.toBe(notice.case_id)
    await appeal(owner, again.case_id)
    await client.decide(other, await client.caseOf('school', id), { outcome: 'approved' })
    expect((await notices(owner)).data[1]).toMatchObject({ appeal: { result: 'upheld' } })
  })

  it('that is upheld does not count against the owner later', async () => {
    const { owner, id, caseId } = await hidden()
    await appeal(owner, caseId)
    await client.decide(other, await client.caseOf('school', id), { outcome: 'approved' })
    const next = await client.school(owner)
    const [row] = await client.rows('select moderation from school where id = $1', [next])
    expect(row.moderation).toBe('approved')
  })

  it('waits for the decision about another appeal', async () => {
    const { owner, id, caseId } = await hidden()
    await client.decideListings(admin, { kind: 'school', ids: [id], outcome: 'show' })
    const hide = { kind: 'school', ids: [id], outcome: 'hide', reason_code: 'closed' }
    await client.decideListings(admin, hide)
    await appeal(owner, caseId)
    const [latest] = (await notices(owner)).data
    expect(latest.case_id).not.toBe(caseId)
    await appeal(owner, latest.case_id, 409)
    await client.decide(other, await client.caseOf('school', id), { outcome: 'ignored' })
    await appeal(owner, latest.case_id)
  })

  it('is for owners and managers, not for counsellors', async () => {
    const { id, caseId } = await hidden()
    const [counsellor, manager] = [await client.user(), await client.user()]
    const join = (who: SignedIn, role: string) =>
      client.rows('insert into listing_member (school_id, user_id, role) values ($1, $2, $3)', [
        id,
        who.id,
        role,
      ])
    await join(counsellor, 'counsellor')
    await join(manager, 'manager')
    await appeal(counsellor, caseId, 403)
    await appeal(manager, caseId)
  })

  it('against rejected changes puts the owner’s values back, and can be undone', async () => {
    const owner = await client.user()
    const id = await client.school(owner)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    const picture = await client.file(owner, 'school')
    await client.editSchool(owner, id, 'name', 'Kaveri International')
    await client.editSchool(owner, id, 'location', { location: 'Mysuru', lat: 12.3, long: 76.65 })
    await client.editSchool(owner, id, 'contact_name', 'Asha Rao')
    await client.editSchool(owner, id, 'files', JSON.stringify([picture]))
    const wanted = await columns(id)
    const caseId = await client.caseOf('school', id)
    const fields = ['contact_name', 'files', 'location', 'name'].map((field) => ({
      field,
      reason_code: 'wrong_facts',
    }))
    await client.decide(admin, caseId, { outcome: 'rejected_fields', fields })
    const rejected = await columns(id)
    expect(rejected).not.toEqual(wanted)
    await appeal(owner, caseId)
    await client.editSchool(owner, id, 'contact_name', 'Asha R. Rao')

    const opened = await client.caseOf('school', id)
    const { changes } = await client.read(other, opened)
    expect(changes).toMatchObject([
      { field: 'contact_name', after: 'Asha R. Rao', can_reject: true },
      { field: 'files', can_reject: false },
      { field: 'location', after: { location: 'Mysuru' }, can_reject: false },
      { field: 'name', before: 'Vidya Niketan', after: 'Kaveri International' },
    ])
    const upheld = await client.decide(other, opened, { outcome: 'approved' })
    const newer = { contact_name: 'Asha R. Rao' }
    expect(await columns(id)).toEqual({ ...wanted, ...newer })
    const [file] = await client.rows(
      'select used_at is not null as used from upload where key = $1',
      [wanted.files[0].slice('/media/'.length)],
    )
    expect(file).toEqual({ used: true })
    await client.undo(other, upheld.action_id)
    expect(await columns(id)).toEqual({ ...rejected, ...newer })
  })

  it('against a rejected name of a school of the register applies it', async () => {
    const owner = await client.user()
    const id = await client.registerSchool(owner)
    await client.editSchool(owner, id, 'name', 'Kaveri International')
    await client.editSchool(owner, id, 'contact_email', 'admissions@elsewhere.example')
    const caseId = await client.caseOf('school', id)
    const fields = ['contact_email', 'name'].map((field) => ({
      field,
      reason_code: 'evidence_missing',
    }))
    await client.decide(admin, caseId, { outcome: 'rejected_fields', fields })
    await appeal(owner, caseId)
    await client.editAsAdmin(admin, id, 'contact_email', 'principal@kaveri.example')
    await client.decide(other, await client.caseOf('school', id), { outcome: 'approved' })
    expect(await columns(id)).toMatchObject({
      name: 'Kaveri International',
      slug: expect.stringMatching(/^kaveri-international-/),
      contact_email: 'principal@kaveri.example',
    })
  })

  it('that is open keeps the rejected values after 30 days', async () => {
    const owner = await client.user()
    const id = await client.school(owner)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    const cases = []
    for (const address of ['12, 8th Main', '14, 8th Main']) {
      await client.editSchool(owner, id, 'address', address)
      const caseId = await client.caseOf('school', id)
      const fields = [{ field: 'address', reason_code: 'wrong_facts' }]
      cases.push(await client.decide(admin, caseId, { outcome: 'rejected_fields', fields }))
    }
    const [first, second] = cases
    await appeal(owner, second.case.row.id)
    const actions = [first.action_id, second.action_id]
    await client.rows('alter table admin_action disable trigger admin_action_append_only')
    await client.rows(
      `update admin_action set created_at = now() - interval '31 days' where id = any($1)`,
      [actions],
    )
    await client.rows('alter table admin_action enable trigger admin_action_append_only')
    await createUndoRepository(made.database.db).prune()
    const kept = await client.rows(
      'select distinct action_id as id from undo_record where action_id = any($1)',
      [actions],
    )
    expect(kept).toEqual([{ id: second.action_id }])
    await client.decide(other, await client.caseOf('school', id), { outcome: 'approved' })
    expect(await columns(id)).toMatchObject({ address: '14, 8th Main' })
  })

  it('is for the owner, once, within 20 days, and against what can be appealed', async () => {
    const { owner, caseId } = await hidden()
    await appeal(await client.user(), caseId, 403)
    await client.rows(
      `update moderation_case set decided_at = now() - interval '21 days' where id = $1`,
      [caseId],
    )
    expect((await appeal(owner, caseId, 409)).msg).toContain('20 days')
    await client.rows('update moderation_case set decided_at = now() where id = $1', [caseId])
    await appeal(owner, caseId)
    expect((await appeal(owner, caseId, 409)).msg).toContain('already appealed')
    const approved = await client.school(owner)
    const approval = await client.caseOf('school', approved)
    await client.decide(admin, approval, { outcome: 'approved' })
    expect((await appeal(owner, approval, 409)).msg).toContain('no decision to appeal')
  })
})

describe('an undo of a decision with an open appeal', () => {
  const emailsTo = (owner: SignedIn) =>
    client.rows(
      `select subject, regexp_replace(text_body, '\\s+', ' ', 'g') as text
       from outgoing_mail m join app_user u on u.email = m.to_address where u.id = $1 order by m.id`,
      [owner.id],
    )

  it('closes the appeal, tells the owner, and opens the case again', async () => {
    const owner = await client.user()
    const id = await client.school(owner)
    const caseId = await client.caseOf('school', id)
    const hide = { outcome: 'hidden', reason_code: 'closed' }
    const { action_id: action } = await client.decide(admin, caseId, hide)
    await appeal(owner, caseId)
    const opened = await client.caseOf('school', id)
    const { action_id: undo } = await client.undo(other, action)
    expect((await client.read(admin, opened)).row.decision).toMatchObject({ outcome: 'ignored' })
    expect(await client.read(admin, caseId)).toMatchObject({
      row: { decision: null, subject: { state: 'unreviewed' } },
      appeal: { result: 'undone', decided_at: expect.any(String) },
    })
    const mail = (await emailsTo(owner)).at(-1)
    expect(mail.subject).toBe('Your appeal about Vidya Niketan')
    expect(mail.text).toContain('We have undone the decision that you appealed against')

    // The undo of the undo: the decision holds again, the appeal stays closed, another one is possible.
    await client.undo(other, undo)
    expect((await client.read(admin, opened)).row.decision).toMatchObject({ outcome: 'ignored' })
    const [notice] = (await notices(owner)).data
    expect(notice).toMatchObject({ case_id: caseId, state: 'hidden', outcome: 'hidden' })
    await appeal(owner, caseId)
    const again = await client.caseOf('school', id)
    expect(again).not.toBe(opened)
    await client.decide(other, again, { outcome: 'approved' })
    expect((await client.read(admin, caseId)).appeal).toMatchObject({ result: 'upheld' })
  })

  it('closes it for a decision in a table too, which nobody can appeal against any more', async () => {
    const owner = await client.user()
    const id = await client.school(owner)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    const hide = { kind: 'school', ids: [id], outcome: 'hide', reason_code: 'closed' }
    const { action_id: action } = await client.decideListings(admin, hide)
    const [{ case_id: caseId }] = (await notices(owner)).data
    await appeal(owner, caseId)
    const opened = await client.caseOf('school', id)
    await client.undo(other, action)
    expect((await client.read(admin, opened)).row.decision).not.toBeNull()
    const [notice] = (await notices(owner)).data
    expect(notice).toMatchObject({
      state: 'approved',
      appeal: { result: 'undone' },
      appeal_until: null,
    })
    expect((await appeal(owner, caseId, 409)).msg).toContain('has been undone')
  })

  it('leaves the edits that the case has besides for a decision', async () => {
    const { owner, id, caseId } = await hidden()
    await client.editSchool(owner, id, 'contact_name', 'Asha Rao')
    await appeal(owner, caseId)
    const opened = await client.caseOf('school', id)
    const [{ action_id: action }] = await client.rows(
      'select action_id from moderation_case where id = $1',
      [caseId],
    )
    const { action_id: undo } = await client.undo(other, action)
    expect(await client.read(admin, opened)).toMatchObject({
      row: { why: 'edit', decision: null },
      appeal: null,
    })
    await client.undo(other, undo)
    expect((await client.read(admin, opened)).row).toMatchObject({ why: 'edit', decision: null })
    expect((await emailsTo(owner)).slice(-2).map(({ subject }) => subject)).toEqual([
      'Your appeal about Vidya Niketan',
      'Vidya Niketan is hidden',
    ])
  })
})
