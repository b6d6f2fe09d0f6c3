import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, readEnquiry } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { dayMs, minuteMs } from '../../../platform/dates/durations.ts'
import { createDuplicatesRepository } from '../../enquiries/duplicates/duplicates.repository.ts'
import { createDuplicates } from '../../enquiries/duplicates/duplicates.service.ts'
import { createEnquiryEventsRepository } from '../../enquiries/record/enquiry-events.repository.ts'

let client: DeskClient
let owner: SignedIn
let schoolId: number
beforeAll(async () => {
  client = await createDeskClient()
})
beforeEach(async () => {
  const desk = await addDesk(client.database)
  owner = desk.owner
  schoolId = desk.schoolId
})

const duplicates = createDuplicates({
  repository: createDuplicatesRepository(),
  events: createEnquiryEventsRepository(),
})
const settle = async (id: number) => {
  const enquiry = await readEnquiry(client.database, id)
  const kept = await client.database.db.transaction((tx) => duplicates.apply(tx, enquiry))
  return kept?.id ?? null
}
const kindsOf = async (id: number) =>
  (
    await client.database.pool.query('select kind from enquiry_event where enquiry_id = $1', [id])
  ).rows.map(({ kind }) => kind)
const ago = (days: number) => new Date(Date.now() - days * dayMs)

describe('a merge by hand', () => {
  it('shows both enquiries in one timeline, with the narrower consent', async () => {
    const kept = await addEnquiry(client.database, { schoolId, confirmedAt: ago(1) })
    const other = await addEnquiry(
      client.database,
      { schoolId, message: 'And a hostel?' },
      { channels: ['phone'], fromMinute: 600 },
    )
    await client.merge(owner, other, kept)
    const shown = await client.read(owner, kept)
    expect(shown.consent).toMatchObject({ channels: ['phone'], from: '10:00' })
    expect(shown.timeline).toMatchObject([
      { kind: 'enquiry' },
      { kind: 'attempt', text: 'And a hostel?' },
      { kind: 'merge', reason: 'by_hand', enquiry: { id: other.publicId, can_undo: true } },
    ])
    expect(await client.read(owner, other)).toMatchObject({ merged_into: { id: kept.publicId } })
    const list = await client.list(owner, `kind=school&id=${schoolId}`)
    expect(list.data).toMatchObject([{ id: kept.publicId, merged_count: 1 }])
  })

  it('is undone to the byte', async () => {
    const kept = await addEnquiry(client.database, { schoolId, waitingSince: ago(1) })
    const other = await addEnquiry(client.database, { schoolId })
    const read = async () =>
      JSON.stringify([
        await readEnquiry(client.database, kept.id),
        await readEnquiry(client.database, other.id),
      ])
    const before = await read()
    await client.merge(owner, other, kept)
    expect(await read()).not.toBe(before)
    await client.undoMerge(owner, other)
    await client.undoMerge(owner, other)
    expect(await read()).toBe(before)
    expect(await kindsOf(kept.id)).toEqual(['attempt', 'unmerge'])
    expect((await client.read(owner, kept)).timeline.at(-2).enquiry.can_undo).toBe(false)
    await client.merge(owner, other, kept)
  })

  it('ends the permission if one of the two is withdrawn later', async () => {
    const kept = await addEnquiry(client.database, { schoolId })
    const other = await addEnquiry(client.database, { schoolId })
    await client.merge(owner, other, kept)
    await client.database.pool.query('update consent set withdrawn_at = now() where id = $1', [
      other.consentId,
    ])
    expect(await client.read(owner, kept)).toMatchObject({ name: null, phone_hint: null })
    expect((await client.list(owner, `kind=school&id=${schoolId}&q=Asha`)).total).toBe(0)
    expect((await client.csv(owner, `kind=school&id=${schoolId}`)).payload).not.toContain('Asha')
  })

  it('is refused for other listings, withdrawn consents, itself and chains', async () => {
    const [one, two, three] = [
      await addEnquiry(client.database, { schoolId }),
      await addEnquiry(client.database, { schoolId }),
      await addEnquiry(client.database, { schoolId }),
    ]
    const { schoolId: otherId } = await addDesk(client.database)
    const foreign = await addEnquiry(client.database, { schoolId: otherId })
    const gone = await addEnquiry(client.database, { schoolId }, { withdrawnAt: new Date() })
    await client.merge(owner, one, foreign, 403)
    await client.merge(owner, one, gone, 409)
    await client.merge(owner, one, one, 400)
    await client.merge(owner, two, one)
    await client.merge(owner, three, two, 409)
    await client.merge(owner, one, three, 409)
    await client.merge(owner, three, one)
  })
})

describe('an enquiry that was just confirmed', () => {
  it('is merged into the oldest duplicate of 180 days', async () => {
    await addEnquiry(client.database, { schoolId, confirmedAt: ago(181) })
    const oldest = await addEnquiry(client.database, { schoolId, confirmedAt: ago(100) })
    await addEnquiry(client.database, { schoolId, confirmedAt: ago(2) })
    const later = await addEnquiry(client.database, { schoolId })
    expect(await settle(later.id)).toBe(oldest.id)
    const { rows } = await client.database.pool.query(
      'select reasons, is_automatic from enquiry_merge where merged_id = $1',
      [later.id],
    )
    expect(rows).toEqual([{ reasons: ['same_email', 'same_phone'], is_automatic: true }])
    const [row] = (await client.list(owner, `kind=school&id=${schoolId}&sort=oldest`)).data.slice(1)
    expect(row).toMatchObject({ id: oldest.publicId, is_unread: true })
    expect(row.waiting_since).not.toBeNull()
  })

  it.each([
    ['withdrew', { withdrawnAt: new Date() }, {}],
    ['withdrew the permission of', {}, { withdrawnAt: new Date() }],
    ['did not confirm', { confirmedAt: null }, {}],
    ['lost', { state: 'lost' as const, lostReason: 'fees' as const }, {}],
  ])('is not merged into one that the parent %s', async (_, change, consent) => {
    await addEnquiry(client.database, { schoolId, ...change }, consent)
    const later = await addEnquiry(client.database, { schoolId })
    expect(await settle(later.id)).toBeNull()
  })

  it('with the same phone and another child is linked as family', async () => {
    const earlier = await addEnquiry(client.database, { schoolId, emailKey: 'b' })
    // The time of the confirmation may be that of its transaction, or later.
    const confirmedAt = new Date(Date.now() + minuteMs)
    const later = await addEnquiry(client.database, { schoolId, childName: 'Zoya', confirmedAt })
    expect(await settle(later.id)).toBeNull()
    expect(await kindsOf(earlier.id)).toEqual(['family'])
    const { timeline } = await client.read(owner, later)
    expect(timeline[0].kind).toBe('enquiry')
    expect(timeline[1]).toMatchObject({
      kind: 'family',
      enquiry: { id: earlier.publicId, can_undo: false },
    })
  })

  it('to another listing is not merged', async () => {
    const { schoolId: otherId } = await addDesk(client.database)
    await addEnquiry(client.database, { schoolId: otherId })
    expect(await settle((await addEnquiry(client.database, { schoolId })).id)).toBeNull()
  })
})
