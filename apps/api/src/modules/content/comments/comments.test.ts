import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addComment } from '../../../../test/comments.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import type { TestCaller } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import type { Schema } from '../../../contract/operations.ts'

let database: TestApp['database']
let client: ModerationClient
let admin: SignedIn
let author: SignedIn
/** Has five approved comments, on another discussion. */
let trusted: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  database = made.database
  client = await createModerationClient(made.app, database)
  admin = await client.admin()
  await database.pool.query(`
    insert into video (url, kind, title, summary, sources, duration_seconds, status, published_at)
    values ('homework', 'discussion', 'Homework', '', '[]', 24, 'published', '2026-01-01'),
      ('phones', 'discussion', 'Phones', '', '[]', 24, 'published', '2026-01-01'),
      ('a-draft', 'discussion', 'Draft', '', '[]', 24, 'draft', null),
      ('a-talk', 'principal_talk', 'Talk', '', '[]', 24, 'published', '2026-01-01')`)
})

beforeEach(async () => {
  await database.pool.query('delete from comment; delete from rate_limit_counter')
  author = await client.user()
  trusted = await addSignedIn(database, { firstname: 'Ravi', lastname: 'Menon' })
  for (let i = 0; i < 5; i += 1)
    await addComment(database, { video: 'phones', authorId: trusted.id })
})

const list = (who: TestCaller, query = '', url = 'homework', status = 200) =>
  client.send('GET', '/videos/{url}/comments', who, { params: { url }, query, status })
const add = (who: TestCaller, text: string, more: object = {}, status = 201) =>
  client.send('POST', '/videos/{url}/comments', who, {
    params: { url: 'homework' },
    body: { text, request_key: crypto.randomUUID(), ...more },
    status,
  })
const edit = (who: TestCaller, id: number, text: string, status = 200) =>
  client.send('PUT', '/comments/{id}', who, { params: { id }, body: { text }, status })
const takeBack = (who: TestCaller, id: number, status = 200) =>
  client.send('DELETE', '/comments/{id}', who, { params: { id }, status })
const textsOf = (page: Schema<'CommentPage'>) => page.data.map(({ comment }) => comment.text)
const approve = async (id: number) =>
  client.decide(admin, await client.caseOf('comment', id), { outcome: 'approved' })

describe('a comment of a new account', () => {
  it('waits for review and is shown to its author, as held, and to nobody else', async () => {
    const added = await add(author, '  An hour is enough. ')
    expect(added).toMatchObject({
      text: 'An hour is enough.',
      author_name: 'Lakshmi I.',
      state: 'held',
      is_mine: true,
      is_edited: false,
    })
    expect(textsOf(await list(author))).toEqual(['An hour is enough.'])
    for (const reader of [{}, trusted, admin])
      expect(await list(reader)).toEqual({ data: [], total: 0, next: null })
  })

  it('is public once approved, and its author hears of it', async () => {
    const { id } = await add(author, 'An hour is enough.')
    const opened = await client.read(admin, await client.caseOf('comment', id))
    expect(opened.row).toMatchObject({
      why: 'new',
      subject: { kind: 'comment', place: 'Homework' },
    })
    expect(opened.record).toEqual([
      { field: 'comment', kind: 'text', value: 'An hour is enough.' },
      { field: 'discussion', kind: 'text', value: 'Homework' },
    ])
    expect(opened.next_states).toEqual(['approved', 'removed'])
    await approve(id)
    expect(textsOf(await list({}))).toEqual(['An hour is enough.'])
    const [mail] = await client.rows(
      `select subject, text_body as text from outgoing_mail order by id desc limit 1`,
    )
    expect(mail.subject).toBe('Your comment is published')
    expect(mail.text).toContain(`/video/discussions/homework#comment-${id}`)
  })

  it('needs no review from the sixth on', async () => {
    for (let n = 1; n <= 5; n += 1) {
      const { id, state } = await add(author, `Comment ${n}`)
      expect(state).toBe('held')
      await approve(id)
    }
    expect((await add(author, 'Comment 6')).state).toBe('visible')
  })
})

describe('a comment of a trusted account', () => {
  it('is public at once, newest first', async () => {
    await add(trusted, 'First')
    await add(trusted, 'Second')
    expect(textsOf(await list({}))).toEqual(['Second', 'First'])
    expect(textsOf(await list({}, 'order=oldest'))).toEqual(['First', 'Second'])
  })

  it.each(['Call me on 98450 12345', 'See https://spam.example/x', 'What a scam'])(
    'waits for review with %s',
    async (text) => {
      const { id, state } = await add(trusted, text)
      expect(state).toBe('held')
      const { row } = await client.read(admin, await client.caseOf('comment', id))
      expect(row.why).toBe('scan')
      expect(row.findings).toHaveLength(1)
    },
  )

  it('waits for review again after one was removed', async () => {
    const { id } = await add(trusted, 'Nonsense')
    await client.rows(`update comment set moderation = 'removed' where id = $1`, [id])
    expect((await add(trusted, 'More nonsense')).state).toBe('held')
  })

  it('is added once for a repeated request', async () => {
    const body = { request_key: crypto.randomUUID() }
    const [first, second] = await Promise.all([
      add(trusted, 'Once', body),
      add(trusted, 'Once', body),
    ])
    expect(second.id).toBe(first.id)
    expect((await list({})).total).toBe(1)
  })
})

describe('editing', () => {
  it('is possible for 15 minutes, and keeps the former text for admins', async () => {
    const { id, editable_until: until } = await add(trusted, 'An hour')
    expect(Date.parse(until)).toBeGreaterThan(Date.now())
    expect(await edit(trusted, id, 'Half an hour')).toMatchObject({
      text: 'Half an hour',
      is_edited: true,
      state: 'visible',
    })
    const events = await client.rows(
      'select former_text from comment_event where comment_id = $1 order by id',
      [id],
    )
    expect(events).toEqual([{ former_text: null }, { former_text: 'An hour' }])
    await client.rows(`update comment set at = now() - interval '15 minutes' where id = $1`, [id])
    expect((await list(trusted)).data[0].comment.editable_until).toBeNull()
    const refusal = await edit(trusted, id, 'Two hours', 409)
    expect(refusal.msg).toBe(
      'A comment can be edited only within 15 minutes. Delete it and write a new one instead.',
    )
  })

  it('holds a comment whose new text has a link', async () => {
    const { id } = await add(trusted, 'An hour')
    expect((await edit(trusted, id, 'www.spam.example')).state).toBe('held')
    expect((await list({})).data).toEqual([])
  })

  it('is refused for comments of others, and without a text', async () => {
    const { id } = await add(trusted, 'An hour')
    await edit(author, id, 'Mine now', 404)
    await edit({}, id, 'Mine now', 401)
    expect((await edit(trusted, id, ' \n ', 400)).errors).toEqual([
      { field: 'text', msg: 'Write a comment first.' },
    ])
    expect(textsOf(await list({}))).toEqual(['An hour'])
  })
})

describe('replies', () => {
  it('have one level', async () => {
    const { id } = await add(trusted, 'An hour')
    const reply = await add(trusted, 'Less', { parent_id: id })
    expect(reply.parent_id).toBe(id)
    await add(trusted, 'Why?', { parent_id: reply.id }, 409)
    const [thread] = (await list({})).data
    expect(thread.replies.map(({ text }: Schema<'Comment'>) => text)).toEqual(['Less'])
    expect((await list({})).total).toBe(2)
  })

  it('are listed three at a time with their comment, then twenty at a time', async () => {
    const parentId = await addComment(database, { authorId: author.id })
    for (let n = 1; n <= 25; n += 1)
      await addComment(database, { authorId: author.id, parentId, text: `Reply ${n}` })
    const [{ replies, next_reply: after }] = (await list({})).data
    expect(replies).toHaveLength(3)
    const more = (after: number) =>
      client.send(
        'GET',
        '/comments/{id}/replies',
        {},
        {
          params: { id: parentId },
          query: `after=${after}`,
        },
      )
    const second = await more(after)
    expect(second.data[0].text).toBe('Reply 4')
    expect(second.data).toHaveLength(20)
    const last = await more(second.next)
    expect(last.data.map(({ text }: Schema<'Comment'>) => text)).toEqual(['Reply 24', 'Reply 25'])
    expect(last.next).toBeNull()
  })

  it('stay when the comment is taken back, without its text and author', async () => {
    const { id } = await add(trusted, 'An hour')
    const held = await add(author, 'Less', { parent_id: id })
    await approve(held.id)
    await takeBack(trusted, id)
    const [thread] = (await list({})).data
    expect(thread.comment).toMatchObject({ text: null, author_name: null, state: 'taken_back' })
    expect(thread.replies).toHaveLength(1)
    await add(author, 'More', { parent_id: id }, 409)
    await takeBack(author, held.id)
    expect(await list({})).toEqual({ data: [], total: 0, next: null })
  })
})

describe('pages', () => {
  it('list each comment once while others are added', async () => {
    for (let n = 1; n <= 45; n += 1)
      await addComment(database, { authorId: author.id, text: `Comment ${n}` })
    const seen: (string | null)[] = []
    let after = ''
    for (;;) {
      const page: Schema<'CommentPage'> = await list({}, after)
      seen.push(...textsOf(page))
      await addComment(database, { authorId: author.id, text: 'Added meanwhile' })
      if (page.next === null) break
      after = `after=${page.next}`
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => `Comment ${45 - i}`))
  })

  it.each(['a-draft', 'a-talk', 'no-such'])('return 404 for %s', async (url) => {
    await list({}, '', url, 404)
    await client.send('POST', '/videos/{url}/comments', trusted, {
      params: { url },
      body: { text: 'Hello', request_key: crypto.randomUUID() },
      status: 404,
    })
  })
})

describe('reports', () => {
  it('by three people hide a comment until an admin decides, and tell its author', async () => {
    const { id } = await add(trusted, 'An hour')
    const report = async (who: TestCaller) =>
      client.send('POST', '/reports', who, {
        body: { kind: 'comment', id, reason: 'abuse' },
        status: 201,
      })
    await report(await client.user())
    await report(await client.user())
    expect(textsOf(await list({}))).toEqual(['An hour'])
    await report(await client.user())
    expect((await list({})).data).toEqual([])
    expect((await list(trusted)).data[0].comment.state).toBe('held')
    const [mail] = await client.rows('select subject from outgoing_mail order by id desc limit 1')
    expect(mail.subject).toBe('Your comment is hidden while we review it')
    const { row, next_states: next } = await client.read(admin, await client.caseOf('comment', id))
    expect(row).toMatchObject({ why: 'report', reports: 3, is_urgent: true })
    expect(next).toEqual(['approved', 'removed'])
    await approve(id)
    expect(textsOf(await list({}))).toEqual(['An hour'])
  })
})

describe('a removed comment', () => {
  it('is shown to its author only, who may appeal; an undo shows it again', async () => {
    const { id } = await add(trusted, 'An hour')
    await client.send('POST', '/reports', author, {
      body: { kind: 'comment', id, reason: 'abuse' },
      status: 201,
    })
    const caseId = await client.caseOf('comment', id)
    const { action_id: actionId } = await client.decide(admin, caseId, {
      outcome: 'removed',
      reason_code: 'abuse',
    })
    expect((await list({})).data).toEqual([])
    expect((await list(trusted)).data[0].comment).toMatchObject({
      state: 'removed',
      text: 'An hour',
      editable_until: null,
    })
    const notices = await client.send('GET', '/users/my-moderation-notices', trusted)
    expect(notices.data[0]).toMatchObject({ kind: 'comment', outcome: 'removed', state: 'removed' })
    await client.undo(admin, actionId)
    expect(textsOf(await list({}))).toEqual(['An hour'])
  })
})

it('forgets what a deleted account wrote, and keeps the replies of others', async () => {
  const { id } = await add(author, 'My son is in class 3')
  await approve(id)
  await edit(author, id, 'My daughter is in class 3')
  await approve(id)
  await add(trusted, 'Ours too', { parent_id: id })
  await database.pool.query('delete from app_user where id = $1', [author.id])
  const [thread] = (await list({})).data
  expect(thread.comment).toMatchObject({ text: null, author_name: null })
  expect(thread.replies).toHaveLength(1)
  const kept = await client.rows(
    `select c.body_text, (select count(former_text)::integer from comment_event e where e.comment_id = c.id)
       as former, (select max(subject_name) from moderation_case where subject_kind = 'comment'
       and subject_id = c.id) as named
     from comment c where id = $1`,
    [id],
  )
  expect(kept).toEqual([{ body_text: '', former: 0, named: '' }])
})
