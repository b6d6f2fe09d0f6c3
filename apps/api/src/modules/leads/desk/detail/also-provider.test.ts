import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'

let client: DeskClient
beforeAll(async () => {
  client = await createDeskClient()
})

const rows = async (query: string, ...values: unknown[]) =>
  (await client.database.pool.query(query, values)).rows

/** Degrees of latitude; 0.2 are 22 km, 0.25 are 28 km. */
const place = (id: number, north: number) =>
  rows('update school set lat = 12.9 + $2, lng = 77.6 where id = $1', id, north)

async function store(ownerId: number, kind: string, north: number) {
  const [added] = await rows(
    `insert into store (brand_name, owner_id, lat, lng) values ('Kites', $1, 12.9 + $2, 77.6)
     returning id`,
    ownerId,
    north,
  )
  const [product] = await rows(
    `insert into product (store_id, slug, name, kind, mode, price_unit)
     values ($1, gen_random_uuid(), 'Kites', $2, 'centre', 'month') returning id`,
    added.id,
    kind,
  )
  return { storeId: Number(added.id), productId: Number(product.id) }
}

async function isMarked(owner: SignedIn, enquiry: { publicId: string }): Promise<boolean> {
  return (await client.read(owner, enquiry)).is_also_provider
}

describe('the sender of an enquiry to a school', () => {
  it.each([
    ['a member of a school 22 km away', 0.2, true],
    ['a member of a school 28 km away', 0.25, false],
  ])('who is %s', async (_, north, expected) => {
    const { owner, schoolId } = await addDesk(client.database)
    const other = await addDesk(client.database)
    await place(schoolId, 0)
    await place(other.schoolId, north)
    const enquiry = await addEnquiry(client.database, { schoolId, userId: other.owner.id })
    expect(await isMarked(owner, enquiry)).toBe(expected)
  })

  it('is marked without an account too, by the email address', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    const other = await addDesk(client.database)
    await place(schoolId, 0)
    await place(other.schoolId, 0.1)
    const [user] = await rows('select email from app_user where id = $1', other.owner.id)
    const enquiry = await addEnquiry(client.database, { schoolId, email: user.email })
    expect(await isMarked(owner, enquiry)).toBe(true)
  })

  it('is not marked as a parent, a former member, a store, or without a live consent', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    const other = await addDesk(client.database)
    await place(schoolId, 0)
    await place(other.schoolId, 0.1)
    const parent = await addSignedIn(client.database)
    expect(
      await isMarked(owner, await addEnquiry(client.database, { schoolId, userId: parent.id })),
    ).toBe(false)
    await store(parent.id, 'tuition', 0.1)
    expect(
      await isMarked(owner, await addEnquiry(client.database, { schoolId, userId: parent.id })),
    ).toBe(false)
    const fields = { schoolId, userId: other.owner.id }
    const withdrawn = await addEnquiry(client.database, fields, { withdrawnAt: new Date() })
    expect(await isMarked(owner, withdrawn)).toBe(false)
    const enquiry = await addEnquiry(client.database, fields)
    expect(await isMarked(owner, enquiry)).toBe(true)
    await rows('update listing_member set removed_at = now() where user_id = $1', other.owner.id)
    expect(await isMarked(owner, enquiry)).toBe(false)
  })
})

describe('the sender of an enquiry to a store', () => {
  it.each([
    ['tuition', 0.2, true],
    ['tuition', 0.25, false],
    ['camp', 0.1, false],
  ])('who sells %s %d degrees away', async (kind, north, expected) => {
    const owner = await addSignedIn(client.database)
    const rival = await addSignedIn(client.database)
    const own = await store(owner.id, 'tuition', 0)
    await store(rival.id, kind, north)
    const about = await addEnquiry(client.database, { ...own, userId: rival.id })
    expect(await isMarked(owner, about)).toBe(expected)
    const { storeId } = own
    const general = await addEnquiry(client.database, { storeId, userId: rival.id })
    expect(await isMarked(owner, general)).toBe(expected)
  })
})
