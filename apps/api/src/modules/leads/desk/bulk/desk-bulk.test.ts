import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countStatements } from '../../../../../test/count-statements.ts'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry, readEnquiry } from '../../../../../test/desk-enquiries.ts'
import type { SignedIn } from '../../../../../test/users.ts'

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
  await client.database.pool.query('delete from outgoing_mail')
})

const emails = async () =>
  (await client.database.pool.query('select to_address, text_body from outgoing_mail')).rows
const newThree = async () => {
  const enquiries = [
    await addEnquiry(client.database, { schoolId }),
    await addEnquiry(client.database, { schoolId, parentName: 'Farhan Sheikh' }),
    await addEnquiry(client.database, { schoolId }, { withdrawnAt: new Date() }),
  ]
  return { enquiries, ids: enquiries.map(({ publicId }) => publicId) }
}

describe('an email to several parents', () => {
  const text = 'Dear {parent_name}, come and see {listing} for {class}. {my_name}'

  it('is shown first, with what each would get and who gets none', async () => {
    const { enquiries, ids } = await newThree()
    const shown = await client.bulk(owner, { ids, action: 'email', text, preview: true })
    expect(shown).toMatchObject({ done: 2, refused: 1 })
    expect(shown.rows).toMatchObject([
      { text: 'Dear Asha Menon, come and see Vidya Niketan for Class 1. Meera Iyer' },
      { text: 'Dear Farhan Sheikh, come and see Vidya Niketan for Class 1. Meera Iyer' },
      { is_done: false, name: null, reason: 'The parent has withdrawn the permission.' },
    ])
    expect(await emails()).toEqual([])
    expect((await readEnquiry(client.database, enquiries[0]?.id ?? 0)).revision).toBe(1)
  })

  it('goes to those who permit it, once per request key', async () => {
    const { ids } = await newThree()
    const body = { ids, action: 'email', text, request_key: randomUUID() }
    await client.bulk(owner, body)
    expect(await client.bulk(owner, body)).toMatchObject({ done: 2, refused: 1 })
    expect(await emails()).toHaveLength(2)
  })

  it('is refused for an enquiry without a value for a field', async () => {
    const enquiry = await addEnquiry(client.database, { schoolId, childName: null })
    const body = { ids: [enquiry.publicId], action: 'email', text: 'About {child_name}' }
    expect((await client.bulk(owner, body)).rows).toMatchObject([
      { is_done: false, reason: 'This enquiry has no value for {child_name}.' },
    ])
    await client.bulk(owner, { ...body, text: 'About {name}' }, 400)
    await client.bulk(owner, { ...body, text: undefined }, 400)
  })
})

describe('a change of several enquiries', () => {
  it('reports those that cannot be moved and moves the others', async () => {
    const ids = [
      (await addEnquiry(client.database, { schoolId })).publicId,
      (await addEnquiry(client.database, { schoolId, state: 'enrolled' })).publicId,
    ]
    const body = { ids, action: 'state', state: 'visit' }
    const expected = {
      done: 1,
      refused: 1,
      rows: [
        { is_done: true },
        { is_done: false, reason: 'An enquiry cannot move from enrolled to visit.' },
      ],
    }
    expect(await client.bulk(owner, { ...body, preview: true })).toMatchObject(expected)
    expect(await client.bulk(owner, body)).toMatchObject(expected)
    const list = await client.list(owner, `kind=school&id=${schoolId}`)
    expect(list.counts).toMatchObject({ visit: 1, enrolled: 1 })
  })

  it('assigns and snoozes', async () => {
    const { ids, enquiries } = await newThree()
    await client.bulk(owner, { ids, action: 'assign', assigned_to: owner.id })
    await client.bulk(owner, { ids, action: 'snooze', next_action_on: '2090-01-01' })
    for (const { id } of enquiries)
      expect(await readEnquiry(client.database, id)).toMatchObject({
        assignedTo: owner.id,
        nextActionOn: '2090-01-01',
        revision: 3,
      })
  })

  it('is refused as a whole if one enquiry is of another desk', async () => {
    const other = await addDesk(client.database)
    const own = await addEnquiry(client.database, { schoolId })
    const foreign = await addEnquiry(client.database, { schoolId: other.schoolId })
    const ids = [own.publicId, foreign.publicId]
    await client.bulk(owner, { ids, action: 'state', state: 'visit' }, 403)
    expect((await readEnquiry(client.database, own.id)).state).toBe('new')
    await client.bulk(owner, { ids: [randomUUID()], action: 'state', state: 'visit' }, 404)
  })

  it('is checked with as many queries for several enquiries as for one', async () => {
    const { schoolId: otherId } = await addDesk(client.database)
    const foreign = await addEnquiry(client.database, { schoolId: otherId })
    const { ids } = await newThree()
    const countRefused = (own: readonly string[]) =>
      countStatements(() =>
        client.bulk(
          owner,
          { ids: [...own, foreign.publicId], action: 'assign', assigned_to: null },
          403,
        ),
      )
    await countRefused(ids)
    expect(await countRefused(ids)).toBe(await countRefused(ids.slice(0, 1)))
  })

  it.each([
    { action: 'assign' },
    { action: 'snooze' },
    { action: 'state' },
    { action: 'state', state: 'visit', ids: Array.from({ length: 101 }, () => randomUUID()) },
  ])('of %j is incomplete or too large', async (body) => {
    const { ids } = await newThree()
    await client.bulk(owner, { ids, ...body }, 400)
  })
})
