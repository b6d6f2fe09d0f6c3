import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'

let app: TestApp['app']
let client: ModerationClient
let admin: SignedIn
let other: SignedIn
let owner: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  app = made.app
  client = await createModerationClient(app, made.database)
  admin = await client.admin('Anita')
  other = await client.admin('Sana')
  owner = await client.user('Lakshmi')
})

const emailsTo = (user: SignedIn) =>
  client.rows(
    `select subject, text_body from outgoing_mail m join app_user u on u.email = m.to_address
     where u.id = $1 order by m.id`,
    [user.id],
  )
const stateOf = async (table: string, id: number) =>
  (await client.rows(`select moderation, approved_revision from ${table} where id = $1`, [id]))[0]

describe('a new listing', () => {
  it('of a new account is visible, marked as not reviewed, and waits in the queue', async () => {
    const me = await client.user()
    const id = await client.school(me)
    expect(await stateOf('school', id)).toMatchObject({ moderation: 'unreviewed' })
    const caseId = await client.caseOf('school', id)
    const { row, history, rights } = await client.read(admin, caseId)
    expect(row).toMatchObject({
      why: 'new',
      subject: { kind: 'school', id, name: 'Vidya Niketan', state: 'unreviewed' },
      owner: { id: me.id },
      claim: null,
      decision: null,
      is_own: false,
    })
    expect(history).toMatchObject([{ kind: 'opened', actor: { id: me.id } }])
    expect(rights).toEqual({ decide: true, claim: true, undo: false, refused_why: null })
  })

  it('is approved, and its owner told; the next one needs no review', async () => {
    const me = await client.user()
    const id = await client.school(me)
    const decided = await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'approved',
    })
    expect(decided).toMatchObject({
      action_id: expect.any(Number),
      case: { row: { decision: { outcome: 'approved', decided_by: { id: admin.id } } } },
    })
    expect(await stateOf('school', id)).toEqual({ moderation: 'approved', approved_revision: 1 })
    expect((await emailsTo(me)).map(({ subject }) => subject)).toContain(
      'Vidya Niketan is approved',
    )
    const store = await client.store(me)
    expect(await stateOf('store', store)).toMatchObject({ moderation: 'approved' })
    await expect(client.caseOf('store', store)).rejects.toThrow('no case')
  })

  it('of a trusted account with a phone number in its text is looked at all the same', async () => {
    const me = await client.user()
    const school = await client.school(me)
    await client.decide(admin, await client.caseOf('school', school), { outcome: 'approved' })
    const store = await client.store(me, 'No. 1 Chess Club')
    const { row } = await client.read(admin, await client.caseOf('store', store))
    expect(row).toMatchObject({ why: 'scan', findings: [{ code: 'ranking', excerpt: 'No. 1' }] })
  })

  it('waits for approval where the operator wants it', async () => {
    const made = await createTestApp({ config: { newListings: 'approval' } })
    const strict = await createModerationClient(made.app, made.database)
    const me = await strict.user()
    const id = await strict.school(me)
    const [{ slug, moderation }] = await strict.rows(
      'select slug, moderation from school where id = $1',
      [id],
    )
    expect(moderation).toBe('pending')
    const page = () => made.app.inject({ url: `/api/schools/${slug}` })
    expect((await page()).statusCode).toBe(404)
    const reviewer = await strict.admin()
    await strict.decide(reviewer, await strict.caseOf('school', id), { outcome: 'approved' })
    expect((await page()).json()).not.toHaveProperty('is_unreviewed')
  })
})

describe('an edit', () => {
  it('is public at once and shown field by field, with what the checks found', async () => {
    const id = await client.school(owner)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    await client.editSchool(owner, id, 'description', '<p>The best school in Bengaluru.</p>')
    await client.editSchool(owner, id, 'contact_name', 'Asha Rao')
    const { row, changes } = await client.read(admin, await client.caseOf('school', id))
    expect(row).toMatchObject({ why: 'edit', from_revision: 1, to_revision: 3 })
    expect(row.score).toBeGreaterThan(1)
    expect(changes).toMatchObject([
      { field: 'contact_name', kind: 'text', before: null, after: 'Asha Rao', is_held: false },
      {
        field: 'description',
        kind: 'html',
        can_reject: true,
        findings: [{ code: 'ranking', excerpt: 'The best school' }],
      },
    ])
  })

  it('can be decided after the owner has switched the listing off', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    await client.editSchool(me, id, 'contact_name', 'Asha Rao')
    await client.editSchool(me, id, 'is_active', false)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
  })

  it('can be decided again after its decision was undone', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    await client.editSchool(me, id, 'contact_name', 'Asha Rao')
    const caseId = await client.caseOf('school', id)
    const fields = [{ field: 'contact_name', reason_code: 'wrong_facts' }]
    const rejected = { outcome: 'rejected_fields', fields }
    const { action_id: action } = await client.decide(admin, caseId, rejected)
    await client.undo(admin, action)
    await client.decide(admin, caseId, { outcome: 'approved' })
  })

  it('that is approved does not claim that a hidden listing is visible', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'hidden',
      reason_code: 'closed',
    })
    await client.editSchool(me, id, 'contact_name', 'Asha Rao')
    const request = { outcome: 'approved', note_public: 'Thank you.' }
    await client.decide(admin, await client.caseOf('school', id), request)
    expect(await stateOf('school', id)).toMatchObject({ moderation: 'hidden' })
    const mail = (await emailsTo(me)).at(-1)
    expect(mail.subject).toBe('Your changes to Vidya Niketan are approved')
    expect(mail.text_body.replace(/\s+/g, ' ')).toContain(
      'It is still hidden from parents because of an earlier decision.',
    )
  })

  it('by an admin opens no case', async () => {
    const id = await client.registerSchool(owner)
    await client.editAsAdmin(admin, id, 'address', '12, 8th Main')
    await expect(client.caseOf('school', id)).rejects.toThrow('no case')
  })

  it('is rejected in chosen fields: their old values return, the others stay', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    await client.editSchool(me, id, 'name', 'Vidya Niketan International')
    await client.editSchool(me, id, 'location', { location: 'Mysuru', lat: 12.3, long: 76.65 })
    await client.editSchool(me, id, 'contact_name', 'Asha Rao')
    const caseId = await client.caseOf('school', id)
    const fields = [
      { field: 'name', reason_code: 'misleading_name' },
      { field: 'location', reason_code: 'wrong_place' },
    ]
    const preview = await client.decide(admin, caseId, {
      outcome: 'rejected_fields',
      fields,
      is_preview: true,
    })
    expect(preview.message.subject).toContain('were not accepted')
    expect(preview.action_id).toBeNull()
    await client.decide(admin, caseId, { outcome: 'rejected_fields', fields })
    const [row] = await client.rows(
      'select name, location, lat, contact_name, revision, approved_revision from school where id = $1',
      [id],
    )
    expect(row).toEqual({
      name: 'Vidya Niketan',
      location: 'Indiranagar, Bengaluru, Karnataka, India',
      lat: 12.9784,
      contact_name: 'Asha Rao',
      revision: 5,
      approved_revision: 5,
    })
    const [mail] = (await emailsTo(me)).slice(-1)
    expect(mail.text_body).toContain('The name could mislead parents.')
    expect(mail.text_body).toContain('you can appeal')
  })

  it('after a request for changes is compared with the version before both', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    await client.editSchool(me, id, 'address', 'First')
    await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'changes',
      reason_code: 'wrong_facts',
    })
    await client.editSchool(me, id, 'contact_name', 'Asha Rao')
    const { changes, row } = await client.read(admin, await client.caseOf('school', id))
    expect(changes).toMatchObject([
      { field: 'address', before: null, after: 'First' },
      { field: 'contact_name', before: null, after: 'Asha Rao' },
    ])
    expect(row.from_revision).toBe(1)
  })

  it('of the files is compared and returns with the old image', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    const before = await client.record('school', id)
    const second = await client.file(me, 'school')
    await client.editSchool(me, id, 'files', JSON.stringify([second]))
    const caseId = await client.caseOf('school', id)
    const { changes } = await client.read(admin, caseId)
    expect(changes).toMatchObject([{ field: 'files', kind: 'image', can_reject: true }])
    await client.decide(admin, caseId, {
      outcome: 'rejected_fields',
      fields: [{ field: 'files', reason_code: 'contact_details' }],
    })
    expect(JSON.parse(await client.record('school', id)).files).toEqual(JSON.parse(before).files)
    const used = await client.rows(
      'select used_at is not null as used from upload where key = $1',
      [JSON.parse(before).files[0].slice('/media/'.length)],
    )
    expect(used).toEqual([{ used: true }])
  })
})

describe('the new name of another school', () => {
  it('is decided with the slug that follows it, and both return together', async () => {
    const me = await client.user()
    const id = await client.school(me)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    const slugOf = async () =>
      (await client.rows('select slug from school where id = $1', [id]))[0].slug
    const before = await slugOf()
    await client.editSchool(me, id, 'name', 'Kaveri International')
    const changed = await slugOf()
    const caseId = await client.caseOf('school', id)
    const { row, changes } = await client.read(admin, caseId)
    expect(row.fields).toEqual([{ field: 'name', is_held: false }])
    expect(changes.map(({ field }: { field: string }) => field)).toEqual(['name'])
    await client.decide(admin, caseId, {
      outcome: 'rejected_fields',
      fields: [{ field: 'name', reason_code: 'evidence_missing' }],
    })
    expect(await slugOf()).toBe(before)
    const former = await client.rows('select slug from school_former_slug where school_id = $1', [
      id,
    ])
    expect(former).toEqual([{ slug: changed }])
  })
})

describe('the name and email of a school of the register', () => {
  it('wait for a decision, and the owner sees both values', async () => {
    const me = await client.user()
    const id = await client.registerSchool(me)
    const saved = await client.editSchool(me, id, 'name', 'Kaveri International')
    expect(saved).toMatchObject({ is_held: true, value: 'Kaveri Vidyashram' })
    await client.editSchool(me, id, 'contact_email', 'admissions@elsewhere.example')
    const { held } = await client.send('GET', '/users/my-moderation-notices', me)
    expect(held).toMatchObject([
      { field: 'contact_email', after: 'admissions@elsewhere.example' },
      { field: 'name', before: 'Kaveri Vidyashram', after: 'Kaveri International' },
    ])
    const caseId = await client.caseOf('school', id)
    const { row, changes } = await client.read(admin, caseId)
    expect(row.fields).toEqual([
      { field: 'contact_email', is_held: true },
      { field: 'name', is_held: true },
    ])
    expect(row.findings.map(({ code }: { code: string }) => code)).toEqual([
      'new_name',
      'new_domain',
    ])
    expect(changes).toHaveLength(2)
    await client.decide(admin, caseId, {
      outcome: 'rejected_fields',
      fields: [{ field: 'contact_email', reason_code: 'evidence_missing' }],
    })
    const [school] = await client.rows(
      'select name, slug, contact_email from school where id = $1',
      [id],
    )
    expect(school).toMatchObject({
      name: 'Kaveri International',
      slug: expect.stringMatching(/^kaveri-international-/),
      contact_email: 'office@kaveri.example',
    })
    const after = await client.send('GET', '/users/my-moderation-notices', me)
    expect(after.held).toEqual([])
    expect(after.data).toMatchObject([
      { outcome: 'rejected_fields', fields: [{ field: 'contact_email' }], appeal: null },
    ])
  })

  it('are withdrawn when the owner saves the public value again', async () => {
    const me = await client.user()
    const id = await client.registerSchool(me)
    await client.editSchool(me, id, 'name', 'Kaveri International')
    const back = await client.editSchool(me, id, 'name', 'Kaveri Vidyashram')
    expect(back).not.toHaveProperty('is_held')
    const { row } = await client.read(admin, await client.caseOf('school', id))
    expect(row.fields).toEqual([])
    expect((await client.send('GET', '/users/my-moderation-notices', me)).held).toEqual([])
    await client.decide(admin, row.id, { outcome: 'ignored' })
  })

  it('are changed at once by an admin', async () => {
    const id = await client.registerSchool(await client.user())
    const saved = await client.editAsAdmin(admin, id, 'name', 'Kaveri International')
    expect(saved).toMatchObject({ value: 'Kaveri International' })
  })
})

describe('a decision', () => {
  it('that comes second is told who decided what', async () => {
    const id = await client.school(await client.user())
    const caseId = await client.caseOf('school', id)
    const decisions = await Promise.all(
      [admin, other].map(async (who) => {
        const { row } = await client.read(who, caseId)
        return app.inject({
          method: 'POST',
          url: `/api/admin/moderation/cases/${caseId}/decision`,
          headers: who.headers,
          payload: {
            revision: row.revision,
            outcome: 'approved',
            to_revision: 1,
            is_preview: false,
          },
        })
      }),
    )
    expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refusal = decisions.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refusal).toMatchObject({
      code: 'conflict',
      msg: expect.stringMatching(/^(Anita|Sana) Iyer approved it on /),
    })
    const events = await client.rows(
      `select count(*)::integer as n from moderation_event where case_id = $1 and kind = 'decided'`,
      [caseId],
    )
    expect(events).toEqual([{ n: 1 }])
  })

  it('is refused when the owner has edited meanwhile', async () => {
    const me = await client.user()
    const id = await client.school(me)
    const caseId = await client.caseOf('school', id)
    await client.editSchool(me, id, 'address', 'First')
    const { msg } = await client.decide(
      admin,
      caseId,
      { revision: 1, to_revision: 1, outcome: 'approved' },
      409,
    )
    expect(msg).toContain('The owner has edited this')
    expect(await stateOf('school', id)).toMatchObject({ moderation: 'unreviewed' })
  })

  it('is refused about the admin’s own listing, also as a manager of it', async () => {
    const mine = await client.school(admin)
    const caseId = await client.caseOf('school', mine)
    await client.decide(admin, caseId, { outcome: 'approved' }, 403)
    expect((await client.read(admin, caseId)).rights).toMatchObject({ refused_why: 'own' })
    const managed = await client.store(await client.user())
    await client.rows(
      `insert into listing_member (store_id, user_id, role) values ($1, $2, 'manager')`,
      [managed, admin.id],
    )
    await client.decide(admin, await client.caseOf('store', managed), { outcome: 'approved' }, 403)
    await client.decide(other, await client.caseOf('store', managed), { outcome: 'approved' })
  })

  it('needs a reason for what the owner has to change', async () => {
    const id = await client.school(await client.user())
    const caseId = await client.caseOf('school', id)
    const refusal = await client.decide(admin, caseId, { outcome: 'hidden' }, 400)
    expect(refusal.errors).toMatchObject([{ field: 'reason_code' }])
    const unknown = { outcome: 'rejected_fields', fields: [{ field: 'x', reason_code: 'other' }] }
    await client.decide(admin, caseId, unknown, 400)
  })

  it('hides a listing everywhere, and shows it again', async () => {
    const id = await client.school(await client.user(), { name: 'Quillwort Academy' })
    const found = async () =>
      JSON.stringify((await app.inject({ url: '/api/search?query=quillwort' })).json().schools)
    expect(await found()).toContain('Quillwort')
    await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'hidden',
      reason_code: 'not_genuine',
    })
    expect(await found()).toBe('[]')
    await client.decideListings(admin, { kind: 'school', ids: [id], outcome: 'show' })
    expect(await found()).toContain('Quillwort')
  })
})

describe('a claim on a case', () => {
  it('keeps others from deciding for 10 minutes, and can be taken over', async () => {
    const id = await client.school(await client.user())
    const caseId = await client.caseOf('school', id)
    const claim = (who: SignedIn, takeOver: boolean, status = 200) =>
      client.send('POST', '/admin/moderation/cases/{id}/claim', who, {
        params: { id: caseId },
        body: { take_over: takeOver },
        status,
      })
    expect(await claim(admin, false)).toMatchObject({ by: { id: admin.id }, is_mine: true })
    const refusal = await claim(other, false, 409)
    expect(refusal.msg).toContain('Anita Iyer is working on this case')
    await client.decide(other, caseId, { outcome: 'approved' }, 409)
    expect((await client.read(other, caseId)).rights).toMatchObject({ refused_why: 'claimed' })
    await claim(other, true)
    await client.decide(other, caseId, { outcome: 'approved' })
    await claim(admin, false, 409)
    expect((await client.read(admin, caseId)).row.claim).toBeNull()
  })

  it('ends when it is released, or after 10 minutes', async () => {
    const id = await client.school(await client.user())
    const caseId = await client.caseOf('school', id)
    const path = '/admin/moderation/cases/{id}/claim'
    const claim = (who: SignedIn, status = 200) =>
      client.send('POST', path, who, { params: { id: caseId }, body: { take_over: false }, status })
    await claim(admin)
    await client.send('DELETE', path, admin, { params: { id: caseId } })
    await claim(other)
    await client.rows(
      `update moderation_case set claimed_until = now() - interval '1 second' where id = $1`,
      [caseId],
    )
    await claim(admin)
  })
})
