import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { createEnquiryClient, type EnquiryClient } from '../../../../../test/enquiry-client.ts'

type Parent = Awaited<ReturnType<EnquiryClient['parent']>>

let desk: DeskClient
let client: EnquiryClient
let school: Awaited<ReturnType<EnquiryClient['school']>>
let mother: Parent
let father: Parent

beforeAll(async () => {
  desk = await createDeskClient()
  client = await createEnquiryClient(desk.app, desk.database)
})
beforeEach(async () => {
  school = await client.school()
  mother = await client.parent()
  father = await client.parent()
})

const anaya = { name: 'Anaya', born_month: '2019-08', class_sought: 'Class 1' }
const ofMother = { name: 'Radha Nair', message: 'I moved to Indiranagar.', child: anaya }
const ofFather = { name: 'Arun Nair', message: 'The court papers follow.', child: anaya }
const replies = { mother: 'Dear Radha, come on Monday.', father: 'Dear Arun, come on Tuesday.' }

/** Both ask about the child with these phones; the desk answers each, and both write again. */
async function ask(phones: readonly [mother: string, father: string]) {
  const first = await client.sent(mother, school.id, { ...ofMother, phone: phones[0] })
  const second = await client.sent(father, school.id, { ...ofFather, phone: phones[1] })
  return { first, second }
}
const answer = (id: string, text: string, status = 201) =>
  desk.write(school.owner, { publicId: id }, { kind: 'email', text }, status)

async function expectApart(first: string, second: string) {
  const threads = await Promise.all([
    client.read(mother.headers, first),
    client.read(father.headers, second),
  ])
  expect(JSON.stringify(threads[0])).not.toMatch(/Arun|court papers|Tuesday/)
  expect(JSON.stringify(threads[1])).not.toMatch(/Radha|Indiranagar|Monday/)
  await client.read(father.headers, first, 404)
  await client.read(mother.headers, second, 404)
  for (const [parent, id] of [
    [mother, first],
    [father, second],
  ] as const)
    expect((await client.list(parent.headers)).data.map((row: { id: string }) => row.id)).toEqual([
      id,
    ])
}

describe('two parents of one child', () => {
  it('with phones of their own have two enquiries, and neither reads the other’s', async () => {
    const { first, second } = await ask(['9845000001', '9845000002'])
    await answer(first, replies.mother)
    await answer(second, replies.father)
    await expectApart(first, second)
    const { related, timeline } = await desk.read(school.owner, { publicId: second })
    expect(related).toEqual([])
    expect(timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('family')
  })

  it('with one phone are linked, not merged', async () => {
    const { first, second } = await ask(['9845000001', '9845000001'])
    await answer(first, replies.mother)
    await answer(second, replies.father)
    await expectApart(first, second)
    const { timeline } = await desk.read(school.owner, { publicId: second })
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toContain('family')
  })

  it('whom the desk merges by hand still read only their own', async () => {
    const { first, second } = await ask(['9845000001', '9845000002'])
    await answer(first, replies.mother)
    await answer(second, replies.father)
    await desk.merge(school.owner, { publicId: second }, { publicId: first })
    await client.write(father.headers, second, {
      text: 'The court papers are here.',
      request_key: crypto.randomUUID(),
    })
    await expectApart(first, second)
    const { timeline } = await desk.read(school.owner, { publicId: first })
    const texts = timeline.map(({ text }: { text: string | null }) => text)
    expect(texts).toContain('The court papers are here.')
  })

  it('who name another child with one phone are linked, and still read only their own', async () => {
    const first = await client.sent(mother, school.id, { ...ofMother, phone: '9845000001' })
    const second = await client.sent(father, school.id, {
      ...ofFather,
      child: { ...anaya, name: 'Kabir' },
      phone: '9845000001',
    })
    await answer(first, replies.mother)
    await answer(second, replies.father)
    await expectApart(first, second)
    const { timeline } = await desk.read(school.owner, { publicId: second })
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toContain('family')
  })
})
