import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { videoFields } from '../../../../../test/access/video-requests.ts'
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

type Kind = 'discussion' | 'principal_talk'

const newAuthor = () => addSignedIn(database, { permissions: [6], firstname: 'Meera' })
const create = (author: SignedIn, kind: Kind = 'discussion') =>
  client.send('POST', '/users/my-videos', author, {
    body: { request_key: randomUUID(), kind },
    status: 201,
  })
const show = (author: SignedIn, id: number, status = 200) =>
  client.send('GET', '/users/my-videos/{id}', author, { params: { id }, status })
const save = async (author: SignedIn, id: number, changes: object, status = 200) => {
  const { revision, latest } = await show(author, id)
  return client.send('PUT', '/users/my-videos/{id}', author, {
    params: { id },
    body: { revision, fields: { ...latest.fields, ...changes } },
    status,
  })
}
const move = async (author: SignedIn, id: number, to: PublicationStatus, status = 200) => {
  const { revision } = await show(author, id)
  return client.send('POST', '/users/my-videos/{id}/transitions', author, {
    params: { id },
    body: { to, revision },
    status,
  })
}
const review = (id: number) => client.send('GET', '/admin/videos/{id}', admin, { params: { id } })
const decide = async (id: number, request: object, status = 200) =>
  client.decide(admin, await client.caseOf('video', id), request, status)
const place = async (id: number, changes: object, status = 200) => {
  const { revision } = await review(id)
  const body = { revision, is_featured: false, has_comments: true, published_at: null, ...changes }
  return client.send('PUT', '/admin/videos/{id}/placement', admin, { params: { id }, body, status })
}

/** A checked video file of an author; returns its URL. */
async function addFile(author: SignedIn): Promise<string> {
  const key = `uploads/${randomUUID().replaceAll('-', '').padEnd(43, 'x')}/video.mp4`
  await client.rows(
    `insert into upload (user_id, key, purpose, mime, bytes) values ($1, $2, 'video', 'video/mp4', 9)`,
    [author.id, key],
  )
  await client.rows(
    `insert into video_upload (user_id, request_key, bytes, received, path, mime, duration_seconds,
       has_sound) values ($1, gen_random_uuid(), 9, 9, $2, 'video/mp4', 30, true)`,
    [author.id, `/media/${key}`],
  )
  return `/media/${key}`
}

const vtt = (...lines: string[]) =>
  `WEBVTT\n\n${lines.map((line, n) => `00:0${n}.000 --> 00:0${n + 1}.000\n${line}`).join('\n\n')}\n`
const captionsOf = (...lines: string[]) => [{ language: 'en', text: vtt(...lines) }]
const words = (word: string, count = 20) =>
  Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ')

let next = 0
/** The fields that make a draft ready, with a title and words of its own. */
async function ready(author: SignedIn) {
  next += 1
  return {
    title: `Video number ${next}`,
    summary: 'S.',
    file: await addFile(author),
    captions: captionsOf(`<v Meera>${words(`w${next}x`)}.`),
    pupils: 'none',
  }
}
async function submitted(author: SignedIn, changes: object = {}) {
  const { id } = await create(author)
  await save(author, id, { ...(await ready(author)), ...changes })
  return move(author, id, 'review')
}
async function published(author: SignedIn, changes: object = {}) {
  const { id } = await submitted(author, changes)
  await decide(id, { outcome: 'approved' })
  return show(author, id)
}
const get = (path: string) => app.inject(`/api/videos${path}`)
const read = async (url: string) => (await get(`/${url}`)).json()
const statusOf = async (url: string) => (await get(`/${url}`)).statusCode
const fieldsOf = (response: { errors: { field: string }[] }) =>
  response.errors.map(({ field }) => field)

describe('a draft of a video', () => {
  it('is created once for each request key and seen by its author only', async () => {
    const author = await newAuthor()
    const key = { body: { request_key: randomUUID(), kind: 'discussion' }, status: 201 }
    const send = (user: SignedIn) => client.send('POST', '/users/my-videos', user, key)
    const [one, atOnce] = await Promise.all([send(author), send(author)])
    expect(atOnce.id).toBe(one.id)
    expect((await send(await newAuthor())).id).not.toBe(one.id)
    expect(one).toMatchObject({ status: 'draft', revision: 1, is_public: false })
    await show(await newAuthor(), one.id, 404)
    await show(admin, one.id, 404)
    const list = await client.send('GET', '/users/my-videos', author, { query: 'status=draft' })
    expect(list).toMatchObject({ total: 1, counts: { draft: 1, review: 0 } })
    expect(list.data[0]).toMatchObject({ id: one.id, title: '', duration_seconds: 0 })
  })

  it('keeps what its author wrote, in one revision for ten minutes', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    const written = {
      title: 'Homework',
      description: 'One & <two>.\nThree.\n\n"Four"',
      speakers: [{ name: 'Meera', role: null }],
    }
    expect((await save(author, id, written)).latest).toMatchObject({ n: 1, fields: written })
    await client.rows(
      `update video_revision set started_at = now() - interval '11 minutes' where video_id = $1`,
      [id],
    )
    expect((await save(author, id, { title: 'Third' })).latest.n).toBe(2)
  })

  it('is not overwritten from a tab that shows an older revision', async () => {
    const author = await newAuthor()
    const { id, revision, latest } = await create(author)
    await save(author, id, { title: 'In the other tab' })
    await client.send('PUT', '/users/my-videos/{id}', author, {
      params: { id },
      body: { revision, fields: { ...latest.fields, title: 'Lost?' } },
      status: 409,
    })
    expect((await show(author, id)).latest.fields.title).toBe('In the other tab')
  })

  it('shows only files that its author has uploaded', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    const file = await addFile(await newAuthor())
    expect(fieldsOf(await save(author, id, { file }, 400))).toEqual(['file'])
    const { latest } = await save(author, id, { file: await addFile(author) })
    expect(latest).toMatchObject({ duration_seconds: 30, has_sound: true })
    const poster = `/media/uploads/${'a'.repeat(43)}/${'b'.repeat(48)}/1600x900.webp`
    expect(fieldsOf(await save(author, id, { poster }, 400))).toEqual(['poster'])
  })

  it('refuses wrong captions with their lines, and makes the transcript from right ones', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    await save(author, id, { file: await addFile(author) })
    const wrong = [
      { language: 'en', text: 'WEBVTT\n\n00:01,000 --> 00:02,000\nHello' },
      { language: 'en', text: 'WEBVTT\n\n00:01.000 --> 01:40.000\nHello' },
    ]
    const { errors } = await save(author, id, { captions: wrong }, 400)
    expect(errors).toEqual([
      { field: 'captions.0.text', msg: expect.stringMatching(/^Line 3: .*full stop/) },
      { field: 'captions.1.text', msg: expect.stringMatching(/^Line 3: .*after the video/) },
      { field: 'captions.1.language', msg: expect.any(String) },
    ])
    const { latest } = await save(author, id, {
      captions: captionsOf('<v Meera>An hour?', '<v Arun>Less.'),
    })
    expect(latest.transcript).toEqual([
      { at: 0, speaker: 'Meera', text: 'An hour?' },
      { at: 1, speaker: 'Arun', text: 'Less.' },
    ])
  })

  it('can be deleted with its file, but not what was published', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    const file = await addFile(author)
    await save(author, id, { file })
    const uploads = () =>
      client.rows('select from upload where key = $1', [file.replace('/media/', '')])
    expect(await uploads()).toHaveLength(1)
    const remove = (status: number, of = id) =>
      client.send('DELETE', '/users/my-videos/{id}', author, { params: { id: of }, status })
    await remove(200)
    await remove(404)
    expect(await uploads()).toEqual([])
    await remove(409, (await published(author)).id)
  })
})

describe('a submitted video', () => {
  it('needs a file, title, summary, captions, and an answer about pupils', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    await save(author, id, { title: 'No' })
    const refused = await move(author, id, 'review', 400)
    expect(refused.errors[1].msg).toBe('Enter a title of at least 3 characters.')
    expect(fieldsOf(refused)).toEqual(['file', 'title', 'summary', 'captions', 'pupils'])
    expect((await show(author, id)).status).toBe('draft')
  })

  it('of a principal belongs to a school that its author manages', async () => {
    const author = await newAuthor()
    const own = await client.registerSchool(author, 'Quillwort Academy')
    const other = await client.registerSchool(await newAuthor(), 'Other')
    const { id, schools } = await create(author, 'principal_talk')
    expect(schools.map(({ id: each }: { id: number }) => each)).toEqual([own])
    await save(author, id, { ...(await ready(author)) })
    expect(fieldsOf(await move(author, id, 'review', 400))).toEqual(['school_id', 'speakers'])
    expect(fieldsOf(await save(author, id, { school_id: other }, 400))).toEqual(['school_id'])
    await save(author, id, { school_id: own, speakers: [{ name: 'R. Nair', role: 'Principal' }] })
    await client.rows('update school set owner_id = null where id = $1', [own])
    expect(fieldsOf(await move(author, id, 'review', 400))).toEqual(['school_id'])
    await client.rows('update school set owner_id = $2 where id = $1', [own, author.id])
    await move(author, id, 'review')
    await decide(id, { outcome: 'approved' })
    const { url } = await show(author, id)
    expect(await read(url)).toMatchObject({ kind: 'principal_talk', school: { id: own } })
    const discussion = await create(author)
    expect(fieldsOf(await save(author, discussion.id, { school_id: own }, 400))).toEqual([
      'school_id',
    ])
  })

  it('opens a case, and cannot be edited until it is withdrawn', async () => {
    const author = await newAuthor()
    const { id } = await submitted(author)
    await save(author, id, { title: 'Later' }, 409)
    expect((await move(author, id, 'draft')).status).toBe('draft')
    const [row] = await client.rows(
      `select outcome from moderation_case where subject_kind = 'video' and subject_id = $1`,
      [id],
    )
    expect(row.outcome).toBe('ignored')
  })

  it('is reviewed whenever its file is new; edits of words by a trusted author are not', async () => {
    const author = await newAuthor()
    const first = await published(author)
    await published(author)
    await published(author)
    await published(author)
    expect(await submitted(author)).toMatchObject({ status: 'review' })
    await save(author, first.id, { summary: 'Shorter.' })
    expect(await move(author, first.id, 'review')).toMatchObject({ status: 'published' })
    expect((await read(first.url)).summary).toBe('Shorter.')
    await save(author, first.id, { description: 'Call 98765 43210' })
    expect(await move(author, first.id, 'review')).toMatchObject({ status: 'review' })
    await decide(first.id, { outcome: 'approved' })
    await save(author, first.id, { file: await addFile(author) })
    expect(await move(author, first.id, 'review')).toMatchObject({ status: 'review' })
  })

  it('shows the reviewer what it shares with others, and who its author works for', async () => {
    const author = await newAuthor()
    const first = await published(author)
    await client.registerSchool(author, 'Fernleaf House')
    const captions = [
      {
        language: 'en',
        text: `${first.latest.fields.captions[0].text}\n00:05.000 --> 00:06.000\nfernleaf house`,
      },
    ]
    const { id } = await submitted(author, { captions })
    const seen = await review(id)
    expect(seen).toMatchObject({ copied_from: { kind: 'video', id: first.id }, approved: null })
    expect(seen.case.findings.map(({ code }: { code: string }) => code)).toEqual([
      'copied_text',
      'own_listing',
    ])
    await decide(id, { outcome: 'approved' })
    const { url } = await show(author, id)
    expect(await read(url)).toMatchObject({ is_by_provider: true, has_synthetic_media: false })
  })
})

describe('the review of a video', () => {
  it('asks for changes at a time, and the author resolves them before submitting again', async () => {
    const author = await newAuthor()
    const { id, latest } = await submitted(author)
    const remark = (changes: object, status = 200) =>
      client.send('POST', '/admin/videos/{id}/remarks', admin, {
        params: { id },
        body: { n: latest.n, at_seconds: 12.5, text: 'Blur the name.', ...changes },
        status,
      })
    await remark({ at_seconds: 31 }, 400)
    await remark({ n: 9 }, 409)
    const reviewed = await remark({})
    const second = await remark({ at_seconds: null, text: 'Not needed.' })
    const remove = (remarkId: number, status = 200) =>
      client.send('DELETE', '/admin/videos/{id}/remarks/{remarkId}', admin, {
        params: { id, remarkId },
        status,
      })
    expect((await remove(second.remarks[1].id)).remarks).toHaveLength(1)
    expect((await show(author, id)).remarks).toEqual([])
    await decide(id, { outcome: 'changes', reason_code: 'wording', note_public: 'Nearly.' })
    const asked = await show(author, id)
    expect(asked).toMatchObject({
      status: 'changes',
      remarks: [{ at_seconds: 12.5, text: 'Blur the name.', resolved_at: null }],
    })
    expect(asked.events.at(-1)).toMatchObject({ to: 'changes', actor: 'admin', note: 'Nearly.' })
    const remarkId = reviewed.remarks[0].id
    await remove(remarkId, 409)
    expect(fieldsOf(await move(author, id, 'review', 400))).toEqual(['remarks'])
    await client.send('PUT', '/users/my-videos/{id}/remarks/{remarkId}', author, {
      params: { id, remarkId },
      body: { is_resolved: true },
    })
    expect((await move(author, id, 'review')).status).toBe('review')
    const emails = await client.rows(
      `select to_jsonb(m)::text as mail from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1`,
      [author.id],
    )
    expect(JSON.stringify(emails)).toContain(`/my-videos/${id}`)
  })

  it('publishes at the time that the author chose, or that an admin sets', async () => {
    const author = await newAuthor()
    const at = new Date(Date.now() + dayMs).toISOString()
    const { id } = await submitted(author, { publish_at: at })
    await decide(id, { outcome: 'approved' })
    const video = await show(author, id)
    expect(video).toMatchObject({ status: 'published', is_public: false, published_at: at })
    expect(await statusOf(video.url)).toBe(404)
    await place(id, { published_at: new Date().toISOString() })
    expect(await statusOf(video.url)).toBe(200)
    await place(id, { published_at: at }, 409)
  })

  it('cannot be decided by the author', async () => {
    const own = await addSignedIn(database, { isAdmin: true, permissions: [6] })
    const { id } = await submitted(own)
    const seen = await client.send('GET', '/admin/videos/{id}', own, { params: { id } })
    expect(seen.case.is_own).toBe(true)
    await client.decide(own, seen.case.id, { outcome: 'approved' }, 403)
  })
})

describe('an approved video', () => {
  it('has captions as a file of the site, and stays, byte for byte, until an edit is approved', async () => {
    const author = await newAuthor()
    const { id, url } = await published(author, {
      captions: [...captionsOf('<v Meera>Hello <script>.'), { language: 'hi', text: vtt('नमस्ते।') }],
    })
    const { captions, transcript } = await read(url)
    expect(captions).toEqual([
      { url: `/api/videos/${url}/captions/en`, language: 'en', label: 'English' },
      { url: `/api/videos/${url}/captions/hi`, language: 'hi', label: 'हिन्दी' },
    ])
    expect(transcript).toEqual([{ at: 0, speaker: 'Meera', text: 'Hello .' }])
    const file = await get(`/${url}/captions/en`)
    expect(file.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(file.payload).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n<v Meera>Hello .\n')
    expect((await get(`/${url}/captions/ta`)).statusCode).toBe(404)
    const before = (await get(`/${url}`)).payload
    const edited = { title: 'A new title', captions: captionsOf('Other words.') }
    expect(await save(author, id, edited)).toMatchObject({ status: 'draft', is_public: true })
    await move(author, id, 'review')
    expect((await get(`/${url}`)).payload).toBe(before)
    expect((await get(`/${url}/captions/en`)).payload).toBe(file.payload)
    await decide(id, { outcome: 'approved' })
    expect(await read(url)).toMatchObject({ title: 'A new title' })
    expect((await get(`/${url}/captions/en`)).payload).toContain('Other words.')
  })

  it('is found at its former address after an approved change of it', async () => {
    const author = await newAuthor()
    const { id, url } = await published(author)
    await save(author, id, { url: `moved-${id}` })
    await move(author, id, 'review')
    await decide(id, { outcome: 'approved' })
    expect((await read(url)).url).toBe(`moved-${id}`)
    expect((await get(`/moved-${id}/captions/en`)).statusCode).toBe(200)
  })

  it('answers 410 everywhere after its author or an admin removed it', async () => {
    const author = await newAuthor()
    const video = await published(author)
    expect((await move(author, video.id, 'removed')).is_public).toBe(false)
    const other = await published(author)
    const decision = { kind: 'video', ids: [other.id], outcome: 'remove', reason_code: 'copied' }
    expect((await client.decideListings(admin, decision)).done).toBe(1)
    const list = (await app.inject('/api/videos?per_page=100')).payload
    const sitemap = (await app.inject('/sitemaps/videos-0.xml')).payload
    const feed = (await app.inject('/feeds/videos.xml')).payload
    for (const gone of [video, other]) {
      expect(await statusOf(gone.url)).toBe(410)
      expect((await get(`/${gone.url}/captions/en`)).statusCode).toBe(404)
      for (const place of [list, sitemap, feed]) expect(place).not.toContain(gone.url)
    }
    await move(author, other.id, 'review', 409)
    await save(author, other.id, { title: 'x' }, 409)
    expect((await move(author, video.id, 'review')).status).toBe('review')
    expect(await statusOf(video.url)).toBe(410)
  })

  it('returns as it was when an admin undoes the decision', async () => {
    const author = await newAuthor()
    const { id } = await submitted(author)
    const { action_id: action } = await decide(id, { outcome: 'approved' })
    await client.undo(admin, action)
    expect(await show(author, id)).toMatchObject({ status: 'review', is_public: false })
  })

  it('is featured by an admin, and comes first', async () => {
    const author = await newAuthor()
    const featured = await published(author)
    const later = await published(author)
    await place(featured.id, { is_featured: true })
    const { data } = (await get('?kind=discussion')).json()
    expect(data[0]).toMatchObject({ id: featured.id, is_featured: true })
    expect(data[1].id).toBe(later.id)
    await place(featured.id, { is_featured: false })
    await client.send('PUT', '/admin/videos/{id}/placement', admin, {
      params: { id: featured.id },
      body: { revision: 1, is_featured: true, has_comments: true, published_at: null },
      status: 409,
    })
  })

  it('takes no comments and shows none while they are off', async () => {
    const { id, url } = await published(await newAuthor())
    const reader = await client.user()
    const add = (status: number) =>
      client.send('POST', '/videos/{url}/comments', reader, {
        params: { url },
        body: { text: 'Twenty minutes.', request_key: randomUUID() },
        status,
      })
    const comment = await add(201)
    await client.rows(`update comment set moderation = 'approved' where id = $1`, [comment.id])
    expect((await get(`/${url}/comments`)).json().total).toBe(1)
    await place(id, { has_comments: false })
    expect(await add(409)).toMatchObject({ msg: 'Comments are turned off for this video.' })
    expect((await get(`/${url}/comments`)).json()).toEqual({ data: [], total: 0, next: null })
    expect((await read(url)).has_comments).toBe(false)
    await client.send('PUT', '/comments/{id}', reader, {
      params: { id: comment.id },
      body: { text: 'Changed' },
      status: 409,
    })
    await place(id, { has_comments: true })
    expect((await get(`/${url}/comments`)).json().total).toBe(1)
  })
})

describe('the author and the comments of a discussion', () => {
  const setComments = async (author: SignedIn, id: number, hasComments: boolean, status = 200) => {
    const { revision } = await show(author, id)
    return client.send('PUT', '/users/my-videos/{id}/comments', author, {
      params: { id },
      body: { revision, has_comments: hasComments },
      status,
    })
  }

  it('turns them off and on at once, also in review', async () => {
    const author = await newAuthor()
    const { id, url } = await published(author)
    expect(await setComments(author, id, false)).toMatchObject({ has_comments: false })
    expect((await read(url)).has_comments).toBe(false)
    await save(author, id, { title: 'Another title of the discussion' })
    await move(author, id, 'review')
    expect(await setComments(author, id, true)).toMatchObject({ has_comments: true })
    expect((await read(url)).has_comments).toBe(true)
  })

  it('cannot turn on what an admin turned off', async () => {
    const author = await newAuthor()
    const { id, url } = await published(author)
    await place(id, { has_comments: false })
    expect(await setComments(author, id, true, 409)).toMatchObject({
      msg: 'An admin turned off the comments of this video.',
    })
    expect((await read(url)).has_comments).toBe(false)
    await place(id, { has_comments: true })
    await setComments(author, id, false)
    expect((await read(url)).has_comments).toBe(false)
  })

  it('refuses other authors, an old revision and other kinds', async () => {
    const author = await newAuthor()
    const { id } = await create(author)
    const send = (user: SignedIn, revision: number, status: number) =>
      client.send('PUT', '/users/my-videos/{id}/comments', user, {
        params: { id },
        body: { revision, has_comments: false },
        status,
      })
    await send(await newAuthor(), 1, 404)
    await send(author, 9, 409)
    await client.rows(`update video set kind = 'principal_talk' where id = $1`, [id])
    await send(author, 1, 409)
  })
})

describe('the statuses of videos', () => {
  const pairs = publicationStatuses.flatMap((from) =>
    publicationStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  )
  const reviews = new Set(['review published', 'review changes'])

  it.each(pairs)('from %s to %s', async (from, to) => {
    const author = await newAuthor()
    const { id } = await create(author)
    await save(author, id, await ready(author))
    await client.rows(
      `update video set status = ($2::text)::publication, published_at = now(),
         approved_revision = case when $2 in ('published', 'removed') then 1 end,
         removed_at = case when $2 = 'removed' then now() end,
         removed_by = case when $2 = 'removed' then 'author' end where id = $1`,
      [id, from],
    )
    const isAllowed = mayMove(from, to) && !reviews.has(`${from} ${to}`)
    await move(author, id, to, isAllowed ? 200 : 409)
    expect((await show(author, id)).status).toBe(isAllowed ? to : from)
  })

  it('are a cache of the last event, which cannot be changed', async () => {
    const rows = await client.rows(`
      select v.id from video v where v.status is distinct from (
        select to_status from video_event e where e.video_id = v.id order by e.id desc limit 1)`)
    expect(rows).toEqual([])
    await expect(client.rows(`update video_event set note = 'x'`)).rejects.toThrow('append-only')
  })
})

it.each([
  ['another language', { captions: [{ language: 'xx', text: 'WEBVTT' }] }],
  ['four captions', { captions: Array(4).fill({ language: 'en', text: 'WEBVTT' }) }],
  ['seven speakers', { speakers: Array(7).fill({ name: 'A', role: null }) }],
  ['an address that is no slug', { url: 'Not A Slug' }],
  ['another answer about pupils', { pupils: 'maybe' }],
  ['a date in the past', { publish_at: '2020-01-01T00:00:00Z' }],
])('refuses %s', async (_, changes) => {
  const author = await newAuthor()
  const { id } = await create(author)
  await save(author, id, { ...videoFields(), ...changes }, 400)
})
