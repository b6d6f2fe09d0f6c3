import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import {
  addDesk,
  addDeskMember,
  addEnquiry,
  readEnquiry,
} from '../../../../../test/desk-enquiries.ts'
import type { TestCaller } from '../../../../../test/provider-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { replyTargetMinutes } from '../../enquiries/reply-times/desk-hours.ts'

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

const at = (params: object = {}) => ({ kind: 'school', id: schoolId, ...params })
const read = (caller: TestCaller, status = 200) =>
  client.send('GET', '/listings/{kind}/{id}/desk', caller, { params: at(), status })
const replace = (caller: TestCaller, body: object, status = 200) =>
  client.send('PUT', '/listings/{kind}/{id}/desk', caller, { params: at(), body, status })
const templates = '/listings/{kind}/{id}/reply-templates'
const span = (day: number, from: string, to: string) => ({ day, from, to })

describe('the hours of a desk', () => {
  it('are Monday to Saturday, 9 to 4, unless the desk sets its own', async () => {
    const desk = await read(owner)
    expect(desk).toMatchObject({ name: 'Vidya Niketan', is_default: true, holidays: [] })
    expect(desk.hours).toHaveLength(6)
    expect(desk.hours[5]).toEqual(span(6, '09:00', '16:00'))
    expect(replyTargetMinutes).toBe(480)
  })

  it('may have several spans a day, and holidays', async () => {
    const body = {
      hours: [span(1, '13:30', '16:00'), span(1, '09:00', '12:30'), span(3, '09:00', '12:00')],
      holidays: [
        { day: '2027-01-26', name: 'Republic Day' },
        { day: '2027-03-03', name: null },
      ],
    }
    await replace(owner, body)
    await replace(owner, body)
    expect(await read(owner)).toMatchObject({
      is_default: false,
      hours: [span(1, '09:00', '12:30'), span(1, '13:30', '16:00'), span(3, '09:00', '12:00')],
      holidays: body.holidays,
    })
  })

  it('do not move the due times of earlier enquiries when they change', async () => {
    const replyDueAt = new Date('2090-01-02T06:00:00Z')
    const { id } = await addEnquiry(client.database, { schoolId, replyDueAt })
    await replace(owner, { hours: [span(7, '09:00', '10:00')], holidays: [] })
    expect((await readEnquiry(client.database, id)).replyDueAt).toEqual(replyDueAt)
  })

  it.each([
    [
      [span(1, '09:00', '12:00'), span(1, '11:59', '16:00')],
      'Two time ranges on the same day overlap.',
    ],
    [[span(1, '12:00', '12:00')], 'Enter a closing time after the opening time.'],
    [[span(8, '09:00', '12:00')], 'Please check'],
    [[], 'Please check'],
  ])('%j are refused', async (hours, msg) => {
    expect((await replace(owner, { hours, holidays: [] }, 400)).msg).toContain(msg)
  })

  it('are set by owners and managers and seen by all members', async () => {
    const viewer = await addDeskMember(client.database, schoolId, 'viewer')
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    const manager = await addDeskMember(client.database, schoolId, 'manager')
    const body = { hours: [span(1, '09:00', '12:00')], holidays: [] }
    expect((await read(viewer)).my_rights.change_desk).toBe(false)
    await replace(viewer, body, 403)
    await replace(counsellor, body, 403)
    await replace(manager, body)
  })
})

describe('reply templates', () => {
  const template = { title: 'Bus', text: 'Dear {parent_name}, the bus stops at {listing}.' }
  const add = (caller: TestCaller, body: object, status = 201) =>
    client.send('POST', templates, caller, { params: at(), body, status })
  const list = (caller: TestCaller) => client.send('GET', templates, caller, { params: at() })

  it('are added, changed and deleted', async () => {
    const { id } = await add(owner, template)
    await add(owner, { ...template, title: 'Art' })
    const path = `${templates}/{templateId}`
    const params = at({ templateId: id })
    await client.send('PUT', path, owner, { params, body: { ...template, title: 'Buses' } })
    expect((await list(owner)).templates).toMatchObject([{ title: 'Art' }, { title: 'Buses' }])
    await client.send('DELETE', path, owner, { params })
    await client.send('DELETE', path, owner, { params })
    await client.send('PUT', path, owner, { params, body: template, status: 404 })
    expect((await list(owner)).templates).toMatchObject([{ title: 'Art' }])
  })

  it('name fields that exist', async () => {
    const { errors } = await add(owner, { ...template, text: 'Dear {name}' }, 400)
    expect(errors).toMatchObject([{ field: 'text', msg: expect.stringContaining('{name}') }])
  })

  it('are up to 50', async () => {
    await client.database.pool.query(
      `insert into reply_template (school_id, title, body_text)
       select $1, 'T', 'x' from generate_series(1, 50)`,
      [schoolId],
    )
    await add(owner, template, 409)
  })

  it('for decisions are apart from those for enquiries, with fields of their own', async () => {
    const decision = { title: 'Demo lesson', text: 'Dear {first_name}, about {job_title}.' }
    const query = 'use=decision'
    const send = (body: object, status = 201) =>
      client.send('POST', templates, owner, { params: at(), query, body, status })
    const { id } = await send(decision)
    await send(template, 400)
    await add(owner, decision, 400)
    const read = await client.send('GET', templates, owner, { params: at(), query })
    expect(read.templates).toEqual([{ id, ...decision }])
    expect(JSON.stringify(await list(owner))).not.toContain('Demo lesson')
    const path = `${templates}/{templateId}`
    const params = at({ templateId: id })
    await client.send('PUT', path, owner, { params, body: template, status: 404 })
    await client.send('DELETE', path, owner, { params, query })
    expect((await client.send('GET', templates, owner, { params: at(), query })).templates).toEqual(
      [],
    )
  })

  it('of another listing are not found', async () => {
    const { id } = await add(owner, template)
    const other = await addDesk(client.database)
    await client.send('PUT', `${templates}/{templateId}`, other.owner, {
      params: { kind: 'school', id: other.schoolId, templateId: id },
      body: template,
      status: 404,
    })
  })
})
