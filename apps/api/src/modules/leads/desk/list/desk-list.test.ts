import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn } from '../../../../../test/users.ts'
import { hourMs } from '../../../platform/dates/durations.ts'

let client: DeskClient
beforeAll(async () => {
  client = await createDeskClient()
})

const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
const newDesk = () => addDesk(client.database)
const of = (schoolId: number) => `kind=school&id=${schoolId}`

describe('the inbox of a school', () => {
  it('lists confirmed enquiries, latest first, with counts by state', async () => {
    const { owner, schoolId } = await newDesk()
    await addEnquiry(client.database, { schoolId, confirmedAt: ago(2), parentName: 'Second' })
    await addEnquiry(client.database, { schoolId, confirmedAt: ago(1), parentName: 'First' })
    await addEnquiry(client.database, { schoolId, confirmedAt: null })
    await addEnquiry(client.database, { schoolId, state: 'visit', confirmedAt: ago(3) })
    const list = await client.list(owner, of(schoolId))
    expect(list.data.map(({ name }: { name: string }) => name)).toEqual([
      'First',
      'Second',
      'Asha Menon',
    ])
    expect(list).toMatchObject({ total: 3, page: 1, totalPages: 1 })
    expect(list.counts).toMatchObject({ new: 2, contacted: 0, visit: 1 })
    expect(list.listings).toEqual([{ kind: 'school', id: schoolId, name: 'Vidya Niketan' }])
    expect(list.my_rights).toEqual({
      answer: true,
      reveal: true,
      export: true,
      change_desk: true,
    })
  })

  it('masks contact details in the beginning of the message', async () => {
    const { owner, schoolId } = await newDesk()
    await addEnquiry(client.database, { schoolId })
    const [row] = (await client.list(owner, of(schoolId))).data
    expect(row).toMatchObject({
      name: 'Asha Menon',
      child_name: 'Ira',
      excerpt: 'Is there a bus? Call me on 98•••••345.',
      is_unread: true,
      is_consent_live: true,
      can_email: true,
    })
    expect(JSON.stringify(row)).not.toContain('asha@menon.example')
  })

  it('filters by state and pages', async () => {
    const { owner, schoolId } = await newDesk()
    for (const state of ['new', 'new', 'applied'] as const)
      await addEnquiry(client.database, { schoolId, state })
    const list = await client.list(owner, `${of(schoolId)}&state=new&per_page=1&page=2`)
    expect(list).toMatchObject({ total: 2, page: 2, totalPages: 2 })
    expect(list.data).toHaveLength(1)
    expect(list.counts).toMatchObject({ new: 2, applied: 1 })
  })

  it('filters by who it is assigned to', async () => {
    const { owner, schoolId } = await newDesk()
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    await addEnquiry(client.database, { schoolId, assignedTo: counsellor.id })
    await addEnquiry(client.database, { schoolId })
    const totalOf = async (assigned: string | number) =>
      (await client.list(counsellor, `${of(schoolId)}&assigned=${assigned}`)).total
    expect(await totalOf('me')).toBe(1)
    expect(await totalOf('none')).toBe(1)
    expect(await totalOf(owner.id)).toBe(0)
    expect(await totalOf(counsellor.id)).toBe(1)
  })

  it('finds names, classes and references, but not names that are hidden', async () => {
    const { owner, schoolId } = await newDesk()
    const found = await addEnquiry(client.database, { schoolId, parentName: 'Devika 100%_Rao' })
    await addEnquiry(
      client.database,
      { schoolId, parentName: 'Devika Shah', childName: 'Anant' },
      { withdrawnAt: new Date() },
    )
    const totalOf = async (q: string) =>
      (await client.list(owner, `${of(schoolId)}&q=${encodeURIComponent(q)}`)).total
    expect(await totalOf('devika')).toBe(1)
    expect(await totalOf('100%_')).toBe(1)
    expect(await totalOf('1_0')).toBe(0)
    expect(await totalOf('anant')).toBe(0)
    expect(await totalOf('class 1')).toBe(2)
    expect(await totalOf(found.reference.toLowerCase())).toBe(1)
  })

  it('knows what is overdue and what is due today', async () => {
    const { owner, schoolId } = await newDesk()
    await addEnquiry(client.database, { schoolId, replyDueAt: ago(1), parentName: 'Late' })
    await addEnquiry(client.database, {
      schoolId,
      replyDueAt: ago(50),
      firstReplyAt: ago(51),
      state: 'contacted',
    })
    await addEnquiry(client.database, {
      schoolId,
      replyDueAt: ago(50),
      lostReason: 'fees',
      state: 'lost',
    })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
    await addEnquiry(client.database, {
      schoolId,
      firstReplyAt: ago(2),
      state: 'visit',
      nextActionOn: today,
      parentName: 'Today',
    })
    const overdue = await client.list(owner, `${of(schoolId)}&due=overdue`)
    expect(overdue).toMatchObject({ total: 1, overdue: 1, data: [{ name: 'Late' }] })
    expect(await client.list(owner, `${of(schoolId)}&due=today`)).toMatchObject({
      total: 1,
      overdue: 1,
      data: [{ name: 'Today' }],
    })
    const answered = { schoolId, firstReplyAt: ago(2), state: 'contacted' } as const
    await addEnquiry(client.database, { ...answered, confirmedAt: ago(60), parentName: 'Older' })
    await addEnquiry(client.database, { ...answered, confirmedAt: ago(55), parentName: 'Newer' })
    const byDue = await client.list(owner, `${of(schoolId)}&sort=due`)
    const names = byDue.data.map(({ name }: { name: string }) => name)
    expect(names.slice(0, 2)).toEqual(['Late', 'Today'])
    expect(names.slice(-2)).toEqual(['Newer', 'Older'])
  })

  it('says how long first replies took in the last 30 days', async () => {
    const { owner, schoolId } = await newDesk()
    for (const firstReplyMinutes of [10, 200, 300])
      await addEnquiry(client.database, { schoolId, firstReplyMinutes, firstReplyAt: new Date() })
    await addEnquiry(client.database, {
      schoolId,
      firstReplyMinutes: 5,
      firstReplyAt: new Date(),
      confirmedAt: ago(24 * 31),
    })
    expect((await client.list(owner, of(schoolId))).median_first_reply_minutes).toBe(200)
  })
})

describe('the inbox across listings', () => {
  it('has the schools of the caller', async () => {
    const { owner, schoolId } = await newDesk()
    const other = await newDesk()
    await addEnquiry(client.database, { schoolId })
    await addEnquiry(client.database, { schoolId: other.schoolId })
    expect((await client.list(owner, 'kind=all_schools')).total).toBe(1)
    expect((await client.list(owner, 'kind=all_stores')).total).toBe(0)
  })

  it('of general enquiries is for admins', async () => {
    const admin = await addSignedIn(client.database, { isAdmin: true })
    const { owner } = await newDesk()
    const enquiry = await addEnquiry(client.database, {})
    await client.list(owner, 'kind=general', 403)
    await client.read(owner, enquiry, 403)
    expect((await client.list(admin, 'kind=general')).total).toBe(1)
    expect(await client.read(admin, enquiry)).toMatchObject({ listing: null, name: 'Asha Menon' })
  })

  it('needs an id for one listing, of one that exists', async () => {
    const { owner } = await newDesk()
    await client.list(owner, 'kind=school', 400)
    await client.list(owner, 'kind=school&id=2000000000', 404)
    await client.list(owner, 'kind=product&id=2000000000', 404)
    await client.list(owner, 'kind=batch&id=2000000000', 404)
  })
})
