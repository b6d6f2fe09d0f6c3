import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { blogFields } from '../../../../../test/access/blog-requests.ts'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import {
  mayMove,
  type PublicationStatus,
  publicationStatuses,
} from '../../review/publication-states.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ModerationClient
let admin: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createModerationClient(app, database)
  admin = await client.admin()
})

const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ')
const body = (word?: string) => `<p>${words(80, word)}</p>`

const newAuthor = () => addSignedIn(database, { permissions: [6], firstname: 'Meera' })
const create = (author: SignedIn) =>
  client.send('POST', '/users/my-blogs', author, {
    body: { request_key: randomUUID() },
    status: 201,
  })
const show = (author: SignedIn, id: number, status = 200) =>
  client.send('GET', '/users/my-blogs/{id}', author, { params: { id }, status })
const save = async (author: SignedIn, id: number, changes: object, status = 200) => {
  const { revision, fields } = await show(author, id)
  return client.send('PUT', '/users/my-blogs/{id}', author, {
    params: { id },
    body: { revision, fields: { ...fields, ...changes } },
    status,
  })
}
const move = async (author: SignedIn, id: number, to: PublicationStatus, status = 200) => {
  const { revision } = await show(author, id)
  return client.send('POST', '/users/my-blogs/{id}/transitions', author, {
    params: { id },
    body: { to, revision },
    status,
  })
}
const decide = async (id: number, request: object, status = 200) =>
  client.decide(admin, await client.caseOf('blog', id), request, status)

let next = 0
/** A submitted blog with a text of its own. */
async function submitted(author: SignedIn, changes: object = {}) {
  const { id } = await create(author)
  next += 1
  const title = `Blog number ${next}`
  await save(author, id, { title, summary: 'S.', body: body(`w${next}x`), ...changes })
  return move(author, id, 'review')
}
async function published(author: SignedIn, changes: object = {}) {
  const { id } = await submitted(author, changes)
  await decide(id, { outcome: 'approved' })
  return show(author, id)
}
const read = async (url: string) => (await app.inject(`/api/blogs/${url}`)).json()
const statusOf = async (url: string) => (await app.inject(`/api/blogs/${url}`)).statusCode

describe('a draft', () => {
  it('is created once for each request key and seen by its author only', async () => {
    const author = await newAuthor()
    const key = { body: { request_key: randomUUID() }, status: 201 }
    const send = (user: typeof author) => client.send('POST', '/users/my-blogs', user, key)
    const [one, atOnce] = await Promise.all([send(author), send(author)])
    expect(atOnce.id).toBe(one.id)
    expect((await send(author)).id).toBe(one.id)
    expect((await send(await newAuthor())).id).not.toBe(one.id)
    expect(one).toMatchObject({ status: 'draft', n: 1, revision: 1, words: 0, is_public: false })
    await show(await newAuthor(), one.id, 404)
    await show(admin, one.id, 404)
  })

  it('is saved into one revision within ten minutes, and into the next one later', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    await save(author, id, { title: 'First' })
    expect(await save(author, id, { title: 'Second' })).toMatchObject({
      n: 1,
      fields: { title: 'Second' },
    })
    await client.rows(
      `update blog_revision set started_at = now() - interval '11 minutes' where blog_id = $1`,
      [id],
    )
    expect(await save(author, id, { title: 'Third' })).toMatchObject({ n: 2 })
    const first = await client.send('GET', '/users/my-blogs/{id}/revisions/{n}', author, {
      params: { id, n: 1 },
    })
    expect(first.fields.title).toBe('Second')
  })

  it('is not overwritten from a tab that shows an older revision', async () => {
    const author = await newAuthor()
    const { id, revision, fields } = await create(author)
    await save(author, id, { title: 'In the other tab' })
    await client.send('PUT', '/users/my-blogs/{id}', author, {
      params: { id },
      body: { revision, fields: { ...fields, title: 'Lost?' } },
      status: 409,
    })
    expect((await show(author, id)).fields.title).toBe('In the other tab')
  })

  it('has an address made from its title, or a free one that its author chose', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    expect((await save(author, id, { title: 'ज्योति विद्यालय' })).url).toBe('jyoti-vidyalaya')
    expect((await save(author, id, { url: 'my-own' })).url).toBe('my-own')
    const other = await create(author)
    const refused = await save(author, other.id, { title: 'B', url: 'my-own' }, 400)
    expect(refused.errors[0].field).toBe('url')
  })

  it('can be deleted, but not what was published', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    const remove = (status: number, of = id) =>
      client.send('DELETE', '/users/my-blogs/{id}', author, { params: { id: of }, status })
    await remove(200)
    await remove(404)
    await remove(409, (await published(author)).id)
  })

  it('keeps only images of its author, with what the editor makes', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    const path = `/media/uploads/${'a'.repeat(43)}/${'b'.repeat(48)}/1600x900.webp`
    const html = `<figure><img src="${path}" alt="The gate" onerror="x()"><figcaption>At nine</figcaption></figure>`
    expect((await save(author, id, { body: html }, 400)).errors[0].field).toBe('body')
    await client.rows(
      `insert into upload (user_id, key, purpose, mime, bytes) values ($1, $2, 'blog', 'image/webp', 9)`,
      [author.id, `uploads/${'a'.repeat(43)}/${'b'.repeat(48)}/1600x900.webp`],
    )
    const stranger = `<img src="https://tracker.example/x.png"><script>alert(1)</script><p onclick="x()">Text</p>`
    const { fields } = await save(author, id, { body: html + stranger })
    expect(fields.body).toBe(
      `<figure><img src="${path}" alt="The gate" /><figcaption>At nine</figcaption></figure><p>Text</p>`,
    )
  })
})

describe('a submission', () => {
  it.each(['shared.example', 'a(b.example'])(
    'points at a link to %s that three new accounts share',
    async (host) => {
      const linked = { body: `${body()}<p><a href="http://www.${host}/offer">Offer</a></p>` }
      const other = { body: `${body()}<p><a href="http://other.example">Offer</a></p>` }
      const findingsOf = async (changes: object) => {
        const { id } = await submitted(await newAuthor(), changes)
        const review = await client.send('GET', '/admin/blogs/{id}', admin, { params: { id } })
        return review.case.findings
      }
      const finding = expect.objectContaining({ code: 'shared_link', excerpt: host })
      expect(await findingsOf(linked)).not.toContainEqual(finding)
      expect(await findingsOf(other)).not.toContainEqual(finding)
      expect(await findingsOf(linked)).not.toContainEqual(finding)
      expect(await findingsOf(linked)).toContainEqual(finding)
    },
  )

  it('needs a title, summary, text and alt texts, and few links of a new author', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    const links = '<p><a href="https://a.example">a</a></p>'.repeat(3)
    await save(author, id, { title: 'No', body: links })
    const { errors } = await move(author, id, 'review', 400)
    expect(errors[0].msg).toBe('Enter a title of at least 3 characters.')
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'summary',
      'body',
      'links',
    ])
    expect((await show(author, id)).status).toBe('draft')
  })

  it('opens a case, and cannot be edited until it is withdrawn', async () => {
    const author = await newAuthor()
    const { id } = await submitted(author)
    await save(author, id, { title: 'Later' }, 409)
    expect((await move(author, id, 'draft')).status).toBe('draft')
    const [row] = await client.rows(
      `select outcome from moderation_case where subject_kind = 'blog' and subject_id = $1`,
      [id],
    )
    expect(row.outcome).toBe('ignored')
  })

  it('is published at once after three approved blogs, unless its text is copied', async () => {
    const author = await newAuthor()
    const first = await published(author)
    await published(author)
    await published(author)
    expect(await submitted(author)).toMatchObject({ status: 'published', is_public: true })
    const copy = await submitted(author, { body: first.fields.body })
    expect(copy.status).toBe('review')
    const review = await client.send('GET', '/admin/blogs/{id}', admin, { params: { id: copy.id } })
    expect(review.copied_from).toMatchObject({ id: first.id, percent: 100 })
    expect(review.case.findings[0]).toMatchObject({ code: 'copied_text', amount: 100 })
  })

  it('gets the label of the provider if it names a listing of its author', async () => {
    const author = await newAuthor()
    await client.registerSchool(author, 'Quillwort Academy')
    const { id } = await submitted(author, { body: `${body()}<p>At quillwort academy.</p>` })
    await decide(id, { outcome: 'approved' })
    const { url } = await show(author, id)
    expect(await read(url)).toMatchObject({ is_by_provider: true, has_synthetic_media: false })
  })
})

describe('a review', () => {
  it('asks for changes at a place, and the author resolves them before submitting again', async () => {
    const author = await newAuthor()
    const { id, n } = await submitted(author)
    const comment = { n, paragraph: 1, quote: 'word', text: 'Name a source.' }
    const reviewed = await client.send('POST', '/admin/blogs/{id}/comments', admin, {
      params: { id },
      body: comment,
    })
    expect((await show(author, id)).comments).toEqual([])
    await decide(id, {
      outcome: 'changes',
      reason_code: 'ranking_without_source',
      note_public: 'Nearly.',
    })
    const asked = await show(author, id)
    expect(asked).toMatchObject({
      status: 'changes',
      comments: [{ paragraph: 1, quote: 'word', text: 'Name a source.', resolved_at: null }],
    })
    expect(asked.events.at(-1)).toMatchObject({
      to: 'changes',
      actor: 'admin',
      reason_code: 'ranking_without_source',
      note: 'Nearly.',
    })
    await client.send('DELETE', '/admin/blogs/{id}/comments/{commentId}', admin, {
      params: { id, commentId: reviewed.comments[0].id },
      status: 409,
    })
    expect((await move(author, id, 'review', 400)).errors[0].field).toBe('comments')
    await client.send('PUT', '/users/my-blogs/{id}/comments/{commentId}', author, {
      params: { id, commentId: reviewed.comments[0].id },
      body: { is_resolved: true },
    })
    expect((await move(author, id, 'review')).status).toBe('review')
  })

  it('tells the author by email', async () => {
    const author = await newAuthor()
    const { id } = await submitted(author)
    await decide(id, { outcome: 'changes', reason_code: 'wording' })
    const emails = await client.rows(
      `select m.subject from outgoing_mail m join app_user u on u.email = m.to_address where u.id = $1`,
      [author.id],
    )
    expect(emails.map(({ subject }) => subject).join()).toContain('Please change Blog number')
  })

  it('publishes at the time that the author chose', async () => {
    const author = await newAuthor()
    const at = new Date(Date.now() + dayMs).toISOString()
    const { id } = await submitted(author, { publish_at: at })
    await decide(id, { outcome: 'approved' })
    const blog = await show(author, id)
    expect(blog).toMatchObject({ status: 'published', is_public: false, published_at: at })
    expect(await statusOf(blog.url)).toBe(404)
  })
})

describe('an approved blog', () => {
  it('stays public, byte for byte, until an edit of it is approved', async () => {
    const author = await newAuthor()
    const { id, url } = await published(author)
    const before = (await app.inject(`/api/blogs/${url}`)).payload
    const edited = { title: 'A new title', summary: 'New.', body: body('other') }
    expect(await save(author, id, edited)).toMatchObject({ status: 'draft', is_public: true })
    expect((await app.inject(`/api/blogs/${url}`)).payload).toBe(before)
    await move(author, id, 'review')
    expect((await app.inject(`/api/blogs/${url}`)).payload).toBe(before)
    await decide(id, { outcome: 'approved' })
    expect(await read(url)).toMatchObject({ title: 'A new title', summary: 'New.' })
  })

  it('is found at its former address after an approved change of it', async () => {
    const author = await newAuthor()
    const { id, url } = await published(author)
    await save(author, id, { url: `moved-${id}` })
    expect((await read(url)).url).toBe(url)
    await move(author, id, 'review')
    await decide(id, { outcome: 'approved' })
    expect((await read(url)).url).toBe(`moved-${id}`)
  })

  it('answers 410 everywhere after its author or an admin removed it', async () => {
    const author = await newAuthor()
    const blog = await published(author)
    expect((await move(author, blog.id, 'removed')).is_public).toBe(false)
    expect(await statusOf(blog.url)).toBe(410)
    const other = await published(author)
    const decision = { kind: 'blog', ids: [other.id], outcome: 'remove', reason_code: 'copied' }
    expect((await client.decideListings(admin, decision)).done).toBe(1)
    expect(await statusOf(other.url)).toBe(410)
    const list = (await app.inject('/api/blogs?per_page=100')).payload
    const sitemap = (await app.inject('/sitemaps/blogs-0.xml')).payload
    for (const gone of [blog, other]) {
      expect(list).not.toContain(gone.url)
      expect(sitemap).not.toContain(gone.url)
    }
    await move(author, other.id, 'review', 409)
    expect((await move(author, blog.id, 'review')).status).toBe('review')
    expect(await statusOf(blog.url)).toBe(410)
  })

  it('returns as it was when an admin undoes the decision', async () => {
    const author = await newAuthor()
    const { id } = await submitted(author)
    const { action_id: action } = await decide(id, { outcome: 'approved' })
    await client.undo(admin, action)
    expect(await show(author, id)).toMatchObject({ status: 'review', is_public: false })
  })

  it('is featured by an admin', async () => {
    const { id, url } = await published(await newAuthor())
    const { revision } = await client.send('GET', '/admin/blogs/{id}', admin, { params: { id } })
    await client.send('PUT', '/admin/blogs/{id}/placement', admin, {
      params: { id },
      body: { revision, is_featured: true, published_at: null },
    })
    expect((await read(url)).is_featured).toBe(true)
  })

  it('shows the line about its author that an admin writes, also before it is approved', async () => {
    const { id, url } = await published(await newAuthor())
    const note = async (text: string) => {
      const { revision } = await client.send('GET', '/admin/blogs/{id}', admin, { params: { id } })
      await client.send('PUT', '/admin/blogs/{id}/placement', admin, {
        params: { id },
        body: { revision, is_featured: false, published_at: null, author_note: text },
      })
    }
    await note(' Teaches in Pune ')
    expect((await read(url)).author_note).toBe('Teaches in Pune')
    await note('')
    expect((await read(url)).author_note).toBeNull()
    const author = await newAuthor()
    const draft = await create(author)
    const { revision } = await client.send('GET', '/admin/blogs/{id}', admin, {
      params: { id: draft.id },
    })
    const described = await client.send('PUT', '/admin/blogs/{id}/placement', admin, {
      params: { id: draft.id },
      body: { revision, is_featured: false, published_at: null, author_note: 'Counsellor' },
    })
    expect(described.author_note).toBe('Counsellor')
  })
})

describe('the statuses', () => {
  const pairs = publicationStatuses.flatMap((from) =>
    publicationStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  )
  const reviews = new Set(['review published', 'review changes'])

  it.each(pairs)('from %s to %s', async (from, to) => {
    const author = await newAuthor()
    const { id } = await create(author)
    await save(author, id, { title: `${from} ${to}`, summary: 'S.', body: body(`${from}${to}`) })
    await client.rows(
      `update blog set status = ($2::text)::publication, published_at = now(),
         approved_revision = case when $2 in ('published', 'removed') then 1 end,
         removed_at = case when $2 = 'removed' then now() end,
         removed_by = case when $2 = 'removed' then 'author' end where id = $1`,
      [id, from],
    )
    const isAllowed = mayMove(from, to) && !reviews.has(`${from} ${to}`)
    await move(author, id, to, isAllowed ? 200 : 409)
    const reached = isAllowed && to === 'review' && from === 'published' ? 'published' : to
    expect((await show(author, id)).status).toBe(isAllowed ? reached : from)
  })

  it('are a cache of the last event, which cannot be changed', async () => {
    const rows = await client.rows(`
      select b.id from blog b where b.status is distinct from (
        select to_status from blog_event e where e.blog_id = b.id order by e.id desc limit 1)`)
    expect(rows).toEqual([])
    await expect(client.rows(`update blog_event set note = 'x'`)).rejects.toThrow('append-only')
  })
})

it('accepts the fields of the contract only', async () => {
  const author = await newAuthor()
  const { id } = await create(author)
  const bad = (changes: object) => save(author, id, { ...blogFields(), ...changes }, 400)
  expect((await bad({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] })).errors[0].field).toBe('fields')
  expect((await bad({ url: 'Not A Slug' })).errors[0].field).toBe('fields')
  const past = { publish_at: '2020-01-01T00:00:00Z' }
  expect((await bad(past)).errors[0].field).toBe('publish_at')
})
