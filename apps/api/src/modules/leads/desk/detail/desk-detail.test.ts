import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import {
  addDesk,
  addDeskMember,
  addEnquiry,
  readEnquiry,
} from '../../../../../test/desk-enquiries.ts'
import { addSignedIn } from '../../../../../test/users.ts'

let client: DeskClient
beforeAll(async () => {
  client = await createDeskClient()
})

describe('the seats', () => {
  it('are those of the school, and are left out if it has not provided them', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    const enquiry = await addEnquiry(client.database, { schoolId })
    expect((await client.read(owner, enquiry)).seats).toBeNull()
    await client.database.pool.query(
      'update school set seats_total = 120, seats_left = 12 where id = $1',
      [schoolId],
    )
    expect((await client.read(owner, enquiry)).seats).toEqual({ left: 12, total: 120 })
  })
})

describe('an enquiry', () => {
  it('shows the parent with masked contact details, and what may be done', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    const enquiry = await addEnquiry(client.database, { schoolId })
    const shown = await client.read(owner, enquiry)
    expect(shown).toMatchObject({
      name: 'Asha Menon',
      email: 'asha@menon.example',
      phone_hint: '98•••••345',
      next_states: ['visit', 'applied', 'enrolled', 'lost'],
      fields: { parent_name: 'Asha Menon', child_name: 'Ira', class: 'Class 1' },
      consent: { is_live: true, from: '00:00', to: '23:59' },
      timeline: [{ kind: 'enquiry', text: 'Is there a bus? Call me on 98•••••345.' }],
    })
    expect(shown.invalid.until).not.toBeNull()
    expect(JSON.stringify(shown)).not.toContain('9845012345')
  })

  it('is seen when a member opens it, not when an admin does', async () => {
    const { schoolId } = await addDesk(client.database)
    const viewer = await addDeskMember(client.database, schoolId, 'viewer')
    const admin = await addSignedIn(client.database, { isAdmin: true })
    const enquiry = await addEnquiry(client.database, { schoolId })
    await client.read(admin, enquiry)
    expect((await readEnquiry(client.database, enquiry.id)).firstSeenAt).toBeNull()
    await client.read(viewer, enquiry)
    await client.read(viewer, enquiry)
    expect((await readEnquiry(client.database, enquiry.id)).firstSeenAt).not.toBeNull()
    const { rows } = await client.database.pool.query(
      `select is_for_parent from enquiry_event where enquiry_id = $1 and kind = 'seen'`,
      [enquiry.id],
    )
    expect(rows).toEqual([{ is_for_parent: true }])
    const [row] = (await client.list(viewer, `kind=school&id=${schoolId}`)).data
    expect(row.is_unread).toBe(false)
  })

  it('that is not confirmed does not exist', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    await client.read(
      owner,
      await addEnquiry(client.database, { schoolId, confirmedAt: null }),
      404,
    )
  })

  it('names others of the same sender, phone or name, without hidden ones', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    const enquiry = await addEnquiry(client.database, { schoolId })
    const other = { schoolId, email: 'b@b.example', emailKey: 'b@b.example', phone: '9000000000' }
    await addEnquiry(client.database, { ...other, emailKey: enquiry.emailKey, parentName: 'A B' })
    await addEnquiry(client.database, { ...other, phone: enquiry.phone, parentName: 'C D' })
    await addEnquiry(client.database, { ...other, parentName: 'asha menon' })
    await addEnquiry(client.database, other, { withdrawnAt: new Date() })
    await addEnquiry(client.database, { ...other, parentName: 'E F' })
    const { related } = await client.read(owner, enquiry)
    expect(
      Object.fromEntries(
        related.map(({ name, reason }: { name: string; reason: string }) => [name, reason]),
      ),
    ).toEqual({ 'A B': 'same_sender', 'C D': 'same_phone', 'asha menon': 'same_name' })
  })
})

describe('after a withdrawal', () => {
  /** Every response that the desk gets about the enquiry, as text. */
  async function everyResponse(
    enquiry: Awaited<ReturnType<typeof addEnquiry>>,
    owner: Awaited<ReturnType<typeof addDesk>>['owner'],
    query: string,
  ) {
    const list = await client.list(owner, query)
    const detail = await client.read(owner, enquiry)
    const email = { ids: [enquiry.publicId], action: 'email', text: 'Dear {parent_name}' }
    const texts = await Promise.all([
      client.bulk(owner, { ...email, preview: true }),
      client.bulk(owner, email),
      client.bulk(owner, { ids: [enquiry.publicId], action: 'assign', assigned_to: owner.id }),
      client.reveal(owner, enquiry, 409),
      client.list(owner, `${query}&q=Menon`),
      client.list(owner, `${query}&q=Ira`),
    ])
    const refused = await client.write(owner, enquiry, { kind: 'email', text: 'x' }, 409)
    const csv = (await client.csv(owner, query)).payload
    return { all: JSON.stringify([list, detail, texts, refused, csv]), list, detail }
  }

  const secrets = ['Asha', 'Menon', 'asha@menon.example', '9845012345', '98450 12345', 'Ira']

  it.each([
    ['of the permission', {}, { withdrawnAt: new Date() }],
    ['of the enquiry', { withdrawnAt: new Date() }, { withdrawnAt: new Date() }],
    ['by expiry', {}, { expiresAt: new Date(Date.now() - 1000) }],
  ])('%s no response has a name or contact detail', async (_, change, consent) => {
    const { owner, schoolId } = await addDesk(client.database)
    const enquiry = await addEnquiry(
      client.database,
      { schoolId, message: 'I am Asha, Ira’s mother: 98450 12345, asha@menon.example', ...change },
      consent,
    )
    await client.database.pool.query(
      `insert into enquiry_message (enquiry_id, side, author_id, body_text)
       values ($1, 'desk', $2, 'Dear Asha Menon, call me about Ira')`,
      [enquiry.id, owner.id],
    )
    await client.database.pool.query(
      `insert into enquiry_event (enquiry_id, kind, actor_id, body)
       values ($1, 'note', $2, 'Mrs Menon, 9845012345')`,
      [enquiry.id, owner.id],
    )
    const { all, list, detail } = await everyResponse(enquiry, owner, `kind=school&id=${schoolId}`)
    for (const secret of secrets) expect(all, secret).not.toContain(secret)
    expect(list.data).toMatchObject([
      {
        is_consent_live: false,
        is_consent_withdrawn: 'withdrawnAt' in consent,
        name: null,
        child_name: null,
      },
    ])
    expect(detail).toMatchObject({ name: null, email: null, phone_hint: null, related: [] })
    const isWithdrawn = 'withdrawnAt' in change
    expect(detail.timeline[0].text === null).toBe(isWithdrawn)
  })
})
