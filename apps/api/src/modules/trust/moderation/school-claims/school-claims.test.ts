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

const claim = (who: SignedIn, id: number, email = 'office@kaveri.example', status = 201) =>
  client.send('POST', '/schools/{id}/claims', who, {
    params: { id },
    body: {
      role: 'principal',
      email,
      phone: '9876543210',
      text: 'I am the principal since 2019.',
      is_authorised: true,
    },
    status,
  })
const claimsOf = async (who: SignedIn) =>
  (await client.send('GET', '/users/my-moderation-notices', who)).claims

describe('a request to manage a school without an owner', () => {
  it('is granted to one of two, who can then edit it; the other is told', async () => {
    const id = await client.registerSchool(null)
    const [one, two] = [await client.user('Asha'), await client.user('Ravi')]
    await claim(one, id)
    await claim(two, id, 'ravi@gmail.com')
    const caseId = await client.caseOf('school', id)
    const { row, school_claims: claims } = await client.read(admin, caseId)
    expect(row.why).toBe('claim')
    expect(claims).toMatchObject([
      { by: { id: one.id }, is_official_domain: true, open_claims: 1 },
      { by: { id: two.id }, is_official_domain: false },
    ])
    await client.decide(admin, caseId, { outcome: 'approved' }, 400)
    await client.decide(admin, caseId, { outcome: 'approved', claim_id: claims[0].id })
    await client.editSchool(one, id, 'address', '12, 8th Main')
    await client.editSchool(two, id, 'address', 'Elsewhere', 403)
    expect(await claimsOf(one)).toMatchObject([{ school_id: id, result: 'granted' }])
    expect(await claimsOf(two)).toMatchObject([{ school_id: id, result: 'refused' }])
    const emails = await client.rows(
      `select u.id, m.subject from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = any($1) order by m.id`,
      [[one.id, two.id]],
    )
    expect(emails).toEqual([
      { id: one.id, subject: 'You now manage Kaveri Vidyashram' },
      { id: two.id, subject: 'Your request to manage Kaveri Vidyashram' },
    ])
  })

  it('is refused with a reason', async () => {
    const id = await client.registerSchool(null)
    const me = await client.user()
    await claim(me, id)
    await client.decide(admin, await client.caseOf('school', id), {
      outcome: 'ignored',
      note_public: 'The school says that you do not work there.',
    })
    expect(await claimsOf(me)).toMatchObject([
      { result: 'refused', note: 'The school says that you do not work there.' },
    ])
    await claim(me, id)
  })

  it('is possible for a school that comes from no register', async () => {
    const me = await client.user()
    const id = await client.registerSchool(null)
    await client.rows('update school set source = null, source_id = null where id = $1', [id])
    await claim(me, id)
    const caseId = await client.caseOf('school', id)
    const { school_claims: claims } = await client.read(admin, caseId)
    await client.decide(admin, caseId, { outcome: 'approved', claim_id: claims[0].id })
    await client.editSchool(me, id, 'address', '12, 8th Main')
    expect(await client.editSchool(me, id, 'name', 'Elsewhere Academy')).toMatchObject({
      is_held: true,
      value: 'Kaveri Vidyashram',
    })
  })

  it('is not possible twice, nor for a school that has an owner', async () => {
    const me = await client.user()
    const free = await client.registerSchool(null)
    await claim(me, free)
    await claim(me, free, 'office@kaveri.example', 409)
    await claim(me, await client.registerSchool(await client.user()), 'a@b.example', 409)
    await claim(me, await client.school(await client.user()), 'a@b.example', 409)
    await claim(me, 2_000_000_000, 'a@b.example', 404)
  })
})
