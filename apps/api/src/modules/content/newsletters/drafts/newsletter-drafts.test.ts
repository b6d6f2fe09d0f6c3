import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let admin: SignedIn
beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  admin = await addSignedIn(database, { isAdmin: true })
})

const text = {
  title: ' School visits ',
  summary: 'Ten questions',
  body: '<p onclick="x()">Ask to <b>walk</b>.</p><script>x()</script>',
}
const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  })
const create = (key = randomUUID(), given: object = {}) =>
  send('POST', 'newsletter-drafts', { ...text, ...given, request_key: key })

describe('a draft of a newsletter', () => {
  it('is created once for a request key, with clean HTML and an audit entry', async () => {
    const key = randomUUID()
    const created = await create(key)
    expect(created.statusCode).toBe(201)
    const draft = created.json()
    expect(draft).toMatchObject({
      title: 'School visits',
      summary: 'Ten questions',
      body: '<p>Ask to <strong>walk</strong>.</p>',
      revision: 1,
    })
    expect((await create(key)).json()).toEqual(draft)
    expect((await send('GET', `newsletter-drafts/${draft.id}`)).json()).toEqual(draft)
    const { rows } = await database.pool.query(
      `select action, user_id from audit_entry where entity = 'newsletter_draft' and entity_id = $1`,
      [draft.id],
    )
    expect(rows).toEqual([{ action: 'created', user_id: admin.id }])
  })

  it('is seen by nobody else', async () => {
    await create()
    const archive = await app.inject({ url: '/api/newsletters' })
    expect(archive.payload).not.toContain('School visits')
    const { headers } = await addSignedIn(database)
    expect((await app.inject({ url: '/api/admin/newsletter-drafts', headers })).statusCode).toBe(
      403,
    )
  })

  it('needs a title', async () => {
    const refused = await create(randomUUID(), { title: '   ' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field: 'title' }])
  })

  it('is changed and restored by an undo; an outdated revision is refused', async () => {
    const { id } = (await create()).json()
    const changed = await send('PUT', `newsletter-drafts/${id}`, {
      ...text,
      title: 'Before you visit',
      revision: 1,
    })
    expect(changed.json()).toMatchObject({ title: 'Before you visit', revision: 2 })
    const late = await send('PUT', `newsletter-drafts/${id}`, { ...text, revision: 1 })
    expect(late.statusCode).toBe(409)
    expect(late.json().msg).toContain('has changed this draft')
    const { rows } = await database.pool.query(
      `select action_id as action, field from audit_entry
       where entity = 'newsletter_draft' and entity_id = $1 and action = 'edited'`,
      [id],
    )
    expect(rows).toMatchObject([{ field: 'title' }])
    const undone = await send('POST', `actions/${rows[0].action}/undo`, { is_preview: false })
    expect(undone.statusCode).toBe(200)
    expect((await send('GET', `newsletter-drafts/${id}`)).json()).toMatchObject({
      title: 'School visits',
    })
  })

  it('writes nothing if nothing changes', async () => {
    const draft = (await create()).json()
    const same = { title: draft.title, summary: draft.summary, body: draft.body, revision: 1 }
    expect((await send('PUT', `newsletter-drafts/${draft.id}`, same)).json()).toEqual(draft)
  })

  it('is listed, found by its words, and exported', async () => {
    await create(randomUUID(), { title: 'Camps for the summer' })
    const list = (await send('GET', 'newsletter-drafts?q=camps')).json()
    expect(list.data).toMatchObject([{ title: 'Camps for the summer' }])
    const csv = await send('GET', 'newsletter-drafts/csv?q=camps')
    expect(csv.payload).toContain('Camps for the summer')
  })

  it('does not exist', async () => {
    expect((await send('GET', 'newsletter-drafts/999999')).statusCode).toBe(404)
    expect(
      (await send('PUT', 'newsletter-drafts/999999', { ...text, revision: 1 })).statusCode,
    ).toBe(404)
  })
})
