import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { dayMs } from '../../../platform/dates/durations.ts'

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
  blocks: [
    { type: 'heading', text: ' On the day ' },
    { type: 'text', html: '<p onclick="x()">Ask to <b>walk</b>.</p><script>x()</script>' },
  ],
}
const cleanBlocks = [
  { type: 'heading', text: 'On the day' },
  { type: 'text', html: '<p>Ask to <strong>walk</strong>.</p>' },
]
const send = (method: 'DELETE' | 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
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
      blocks: cleanBlocks,
      state: 'draft',
      moves: ['scheduled', 'sending'],
      counts: [],
      issue: null,
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
    expect(late.json().msg).toContain('has changed this newsletter')
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
    const { title, summary, blocks } = draft
    const same = { title, summary, blocks, revision: 1 }
    expect((await send('PUT', `newsletter-drafts/${draft.id}`, same)).json()).toEqual(draft)
  })

  it('is listed, found by its words, and exported', async () => {
    await create(randomUUID(), { title: 'Camps for the summer' })
    const list = (await send('GET', 'newsletter-drafts?q=camps')).json()
    expect(list.data).toMatchObject([{ title: 'Camps for the summer' }])
    const csv = await send('GET', 'newsletter-drafts/csv?q=camps')
    expect(csv.payload).toContain('Camps for the summer')
    const sent = (await send('GET', 'newsletter-drafts?q=camps&state=sent')).json()
    expect(sent.total).toBe(0)
  })

  it('does not exist', async () => {
    expect((await send('GET', 'newsletter-drafts/999999')).statusCode).toBe(404)
    expect(
      (await send('PUT', 'newsletter-drafts/999999', { ...text, revision: 1 })).statusCode,
    ).toBe(404)
  })

  it.each([
    ['an unknown kind of block', { type: 'video', url: '/x' }, 'type'],
    [
      'an image from elsewhere',
      { type: 'image', url: 'https://x.example/a.png', alt: 'A' },
      'blocks[0].url',
    ],
    ['a heading of two lines', { type: 'heading', text: 'One\nTwo' }, 'blocks'],
    ['a blog without an id', { type: 'blog' }, 'blog_id'],
  ])('refuses %s', async (_, block, field) => {
    const refused = await create(randomUUID(), { blocks: [block] })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field }])
  })

  it('shows images that its author has uploaded, and no others', async () => {
    const url = `/media/uploads/${'a'.repeat(43)}/${'b'.repeat(48)}/960x640.webp`
    const blocks = [{ type: 'image', url, alt: 'A playground' }]
    const refused = await create(randomUUID(), { blocks })
    expect(refused.json().errors).toMatchObject([{ field: 'blocks[0].url' }])
    await database.pool.query(
      `insert into upload (key, user_id, purpose, bytes, mime) values ($1, $2, 'newsletter', 1, 'image/webp')`,
      [url.slice('/media/'.length), admin.id],
    )
    const { id } = (await create(randomUUID(), { blocks })).json()
    const preview = (await send('GET', `newsletter-drafts/${id}/preview`)).json()
    expect(preview.body).toContain(`src="${url}"`)
    expect(preview.body).toContain('alt="A playground"')
    expect(preview.email_html).toMatch(
      /<img src="http[^"]+\/media\/uploads[^"]+" width="560" height="373"/,
    )
    expect(preview.email_text).toContain('[A playground]')
  })

  it('is shown as a page and as an email, with its public blogs', async () => {
    const { rows } = await database.pool.query(
      `insert into blog (url, title, summary, topic, body_html, author_name, status, published_at)
       values ('fees', 'Fees & more', 'What to ask', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01'),
         ('hidden', 'Hidden', '', 'fees', '<p>x</p>', 'A', 'draft', null) returning id`,
    )
    const blocks = [
      ...text.blocks,
      ...rows.map(({ id }: { id: number }) => ({ type: 'blog', blog_id: id })),
    ]
    const draft = (await create(randomUUID(), { blocks })).json()
    expect(draft.blogs.map((blog: { is_public: boolean }) => blog.is_public).sort()).toEqual([
      false,
      true,
    ])
    const preview = (await send('GET', `newsletter-drafts/${draft.id}/preview`)).json()
    expect(preview.body).toBe(
      '<h2>On the day</h2><p>Ask to <strong>walk</strong>.</p><h3><a href="/blog-details/fees">Fees &amp; more</a></h3><p>What to ask</p>',
    )
    expect(preview.email_html).toContain('/blog-details/fees"')
    expect(preview.email_text).toContain('Fees & more\nWhat to ask\nhttp')
    expect(JSON.stringify(preview)).not.toContain('Hidden')
    expect(preview.subject).toBe('School visits')
    const refused = await send('POST', `newsletter-drafts/${draft.id}/transitions`, {
      to: 'sending',
      revision: 1,
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field: 'blocks[3].blog_id' }])
  })

  it('is sent to the admin alone as a test', async () => {
    const tester = await addSignedIn(database, { isAdmin: true, emailConfirmedAt: new Date() })
    const { id } = (await create()).json()
    const url = `/api/admin/newsletter-drafts/${id}/tests`
    const sent = await app.inject({ method: 'POST', url, headers: tester.headers })
    expect(sent.statusCode).toBe(202)
    const { rows } = await database.pool.query(
      `select to_address, subject, unsubscribe_url, html_body from outgoing_mail`,
    )
    expect(rows).toMatchObject([{ subject: 'Test: School visits', unsubscribe_url: null }])
    expect(sent.json().msg).toContain(rows[0].to_address)
    expect(rows[0].html_body).toContain('<strong>walk</strong>')
    const unconfirmed = await app.inject({ method: 'POST', url, headers: admin.headers })
    expect(unconfirmed.statusCode).toBe(409)
  })

  it('keeps a short title, which readers do not get', async () => {
    const draft = (await create(randomUUID(), { title: 'No' })).json()
    expect(draft.title).toBe('No')
    const refused = await send('POST', `newsletter-drafts/${draft.id}/transitions`, {
      to: 'sending',
      revision: 1,
    })
    expect(refused.json().errors).toMatchObject([
      { field: 'title', msg: 'Enter a title of at least 3 characters.' },
    ])
  })

  it('can be deleted, and is gone', async () => {
    const { id } = (await create()).json()
    expect((await send('DELETE', `newsletter-drafts/${id}`)).statusCode).toBe(200)
    expect((await send('GET', `newsletter-drafts/${id}`)).statusCode).toBe(404)
    expect((await send('DELETE', `newsletter-drafts/${id}`)).statusCode).toBe(404)
  })
})

describe('the state of a newsletter', () => {
  const states = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
  type State = (typeof states)[number]
  const tomorrow = new Date(Date.now() + dayMs).toISOString()
  const move = (id: number, to: State, more: object = { send_at: tomorrow }) =>
    send('POST', `newsletter-drafts/${id}/transitions`, { to, revision: 1, ...more })

  /** A newsletter in a state, as the database has it. */
  async function inState(state: State): Promise<number> {
    const { id } = (await create()).json()
    const isStarted = ['sending', 'paused', 'sent'].includes(state)
    const { rows } = await database.pool.query(
      `insert into newsletter_issue (slug, number, title, summary, blocks, published_on)
       select 'issue-' || n, n, 'Issue', '', '[]', '2026-01-01'
       from (select coalesce(max(number), 0) + 1 as n from newsletter_issue) next returning id`,
    )
    await database.pool.query(
      `update newsletter_draft set state = ($2::text)::newsletter_state, send_at = case when $2 = 'scheduled' then now() + interval '1 hour' end,
         issue_id = $3, started_at = case when $3::integer is not null then now() end, ceiling_id = 0 where id = $1`,
      [id, state, isStarted ? rows[0].id : null],
    )
    return id
  }

  const allowed = new Set([
    'draft scheduled',
    'draft sending',
    'scheduled draft',
    'scheduled sending',
    'scheduled cancelled',
    'sending paused',
    'sending cancelled',
    'paused sending',
    'paused cancelled',
  ])
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const))

  it.each(pairs)('from %s to %s follows the table', async (from, to) => {
    const id = await inState(from)
    const response = await move(id, to)
    const isAllowed = allowed.has(`${from} ${to}`)
    expect(response.statusCode, response.payload).toBe(isAllowed ? 200 : 409)
    const { state } = (await send('GET', `newsletter-drafts/${id}`)).json()
    expect(state).toBe(isAllowed ? to : from)
  })

  it('needs a time in the future to be scheduled', async () => {
    const { id } = (await create()).json()
    for (const more of [{}, { send_at: '2020-01-01T00:00:00.000Z' }]) {
      const refused = await move(id, 'scheduled', more)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toMatchObject([{ field: 'send_at' }])
    }
  })

  it.each([
    ['without text', [{ type: 'heading', text: 'Only this' }], 'blocks'],
    ['with empty paragraphs', [{ type: 'text', html: '<p></p>' }], 'blocks'],
  ])('stays a draft %s', async (_, blocks, field) => {
    const { id } = (await create(randomUUID(), { blocks })).json()
    const refused = await move(id, 'sending')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field }])
  })

  it('is not changed by an admin who saw an earlier revision', async () => {
    const { id } = (await create()).json()
    expect((await move(id, 'scheduled', { send_at: tomorrow, revision: 7 })).statusCode).toBe(409)
  })

  it('keeps the text once it is no longer a draft, also from an undo', async () => {
    const { id } = (await create()).json()
    await send('PUT', `newsletter-drafts/${id}`, { ...text, title: 'New', revision: 1 })
    const { rows } = await database.pool.query(
      `select action_id from audit_entry where entity_id = $1 and field = 'title'`,
      [id],
    )
    await move(id, 'scheduled', { send_at: tomorrow, revision: 2 })
    const edited = await send('PUT', `newsletter-drafts/${id}`, { ...text, revision: 3 })
    expect(edited.statusCode).toBe(409)
    expect(edited.json().msg).toContain('scheduled')
    await send('POST', `actions/${rows[0].action_id}/undo`, { is_preview: false })
    expect((await send('GET', `newsletter-drafts/${id}`)).json().title).toBe('New')
    expect((await send('DELETE', `newsletter-drafts/${id}`)).statusCode).toBe(409)
    await move(id, 'cancelled', { revision: 3 })
    expect((await send('DELETE', `newsletter-drafts/${id}`)).statusCode).toBe(200)
  })
})
