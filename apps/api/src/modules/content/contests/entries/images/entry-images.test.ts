import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../../test/app.ts'
import { createContractCheck } from '../../../../../../test/contract-check.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../../test/moderation-client.ts'
import { formOf } from '../../../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../../../test/users.ts'
import { contestNotice } from '../../../../accounts/consents/contest-notice.ts'
import { dayMs, minuteMs } from '../../../../platform/dates/durations.ts'
import { createEntryImagesRepository } from './entry-images.repository.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ModerationClient
let check: Awaited<ReturnType<typeof createContractCheck>>
let admin: SignedIn
let parent: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createModerationClient(app, database)
  check = await createContractCheck()
  admin = await client.admin()
})
beforeEach(async () => {
  parent = await addSignedIn(database, { firstname: 'Meera', emailConfirmedAt: new Date() })
})
afterEach(() => {
  vi.useRealTimers()
})

const question = (changes: object = {}) => ({
  id: 'q1',
  label: 'The machine',
  kind: 'image',
  is_required: true,
  max_images: 2,
  ...changes,
})

/** A contest for adults that asks for images; returns its id and address. */
async function newContest(questions: object[] = [question()]) {
  const url = `drawings-${randomUUID()}`
  const [{ id }] = await client.rows(
    `with page as (
       insert into video (url, kind, title, summary, sources, duration_seconds, rules_html, entry_html,
         closes_on, status, published_at)
       values ($1, 'contest', 'Drawings', 'S.', '[]', 0, '<p>R</p>', '<p>E</p>', '2099-12-31',
         'published', now()) returning id)
     insert into contest (video_id, state, request_key, opens_at, closes_at, min_age, max_age, fields)
     select id, 'published', gen_random_uuid(), now() - interval '1 day', '2099-12-31', 0, 99, $2
     from page returning video_id as id`,
    [url, JSON.stringify(questions)],
  )
  return { id: Number(id), url }
}

async function begin(user: SignedIn, url: string) {
  const body = { request_key: randomUUID(), child_id: null }
  const path = '/contests/{url}/entries'
  const form = await client.send('POST', path, user, { params: { url }, body, status: 201 })
  return form.entries.at(-1)
}

const photo = () =>
  sharp({ create: { width: 1000, height: 750, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

async function upload(
  user: SignedIn,
  id: number,
  { file, questionId = 'q1' }: { file?: Uint8Array; questionId?: string } = {},
) {
  const { headers, payload } = await formOf(file ?? (await photo()), { name: 'Aarav Shah.jpg' })
  const response = await app.inject({
    method: 'POST',
    url: `/api/users/my-contest-entries/${id}/images?question_id=${questionId}`,
    headers: { ...headers, ...user.headers },
    payload,
  })
  const path = '/users/my-contest-entries/{id}/images'
  expect(check(path, response.statusCode, response.json(), 'post'), response.payload).toEqual([])
  return response
}
async function uploaded(user: SignedIn, id: number, options?: Parameters<typeof upload>[2]) {
  const response = await upload(user, id, options)
  expect(response.statusCode, response.payload).toBe(201)
  return response.json().entries.at(-1).images.at(-1)
}
const remove = (user: SignedIn, id: number, imageId: number, status = 200) =>
  client.send('DELETE', '/users/my-contest-entries/{id}/images/{imageId}', user, {
    params: { id, imageId },
    status,
  })
const fetchImage = (url: string) => app.inject({ url })
const statusOf = async (url: string) => (await fetchImage(url)).statusCode

async function move(user: SignedIn, id: number, to: string, status = 200) {
  const [{ revision }] = await client.rows('select revision from contest_entry where id = $1', [id])
  const agreed = { notice_version: contestNotice.version, is_declared: true }
  const body = { revision, to, consent: to === 'submitted' ? agreed : null }
  const path = '/users/my-contest-entries/{id}/transitions'
  return client.send('POST', path, user, { params: { id }, body, status })
}
const name = (id: number) =>
  client.rows(`update contest_entry set title = 'The accordion' where id = $1`, [id])

/** A sent entry with an image. */
async function sent() {
  const contest = await newContest()
  const { id } = await begin(parent, contest.url)
  const image = await uploaded(parent, id)
  await name(id)
  await move(parent, id, 'submitted')
  return { contest, id, image }
}
const close = (contestId: number) =>
  client.rows(`update contest set state = 'closed' where video_id = $1`, [contestId])
const announce = (contestId: number, entryId: number) =>
  client.rows(
    `with winner as (
       update contest_entry set prize = 'First', prize_pending = 'First', place = 1 where id = $2)
     update contest set state = 'announced', announced_at = now() where video_id = $1`,
    [contestId, entryId],
  )
const winnersOf = async (url: string) =>
  (await app.inject({ url: `/api/videos/${url}` })).json().contest.winners

describe('an image of a draft', () => {
  it('is re-encoded without its metadata, in two sizes, under an address that nobody can guess', async () => {
    const { url } = await newContest()
    const { id } = await begin(parent, url)
    const file = await sharp(await photo())
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '12/1 58/1 0/1' }, IFD0: { Copyright: 'Meera Iyer' } })
      .jpeg()
      .toBuffer()
    const image = await uploaded(parent, id, { file })
    expect(image).toMatchObject({ question_id: 'q1', width: 750, height: 1000 })
    const [large, small] = [await fetchImage(image.url), await fetchImage(image.small_url)]
    for (const { headers, rawPayload } of [large, small]) {
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
      const found = await sharp(rawPayload).metadata()
      expect(found.exif).toBeUndefined()
      expect(found.orientation).toBeUndefined()
    }
    expect((await sharp(small.rawPayload).metadata()).width).toBe(480)
    const changed = image.url.endsWith('a') ? 'b' : 'a'
    expect(await statusOf(image.url.slice(0, -1) + changed)).toBe(404)
    const stored = await client.rows('select * from contest_entry_image where entry_id = $1', [id])
    expect(JSON.stringify(stored)).not.toContain('Aarav')
  })

  it('can be read for an hour or two only', async () => {
    const { url } = await newContest()
    const { id } = await begin(parent, url)
    const image = await uploaded(parent, id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * minuteMs })
    expect(await statusOf(image.url)).toBe(200)
    vi.setSystemTime(Date.now() + 62 * minuteMs)
    expect(await statusOf(image.url)).toBe(404)
  })

  it('is deleted by its entrant, who may upload another then', async () => {
    const { url } = await newContest()
    const { id } = await begin(parent, url)
    const first = await uploaded(parent, id)
    await uploaded(parent, id)
    const refused = await upload(parent, id)
    expect([refused.statusCode, refused.json().msg]).toEqual([
      409,
      'This question takes at most 2 images. Remove one first.',
    ])
    const { entries } = await remove(parent, id, first.id)
    expect(entries.at(-1).images).toHaveLength(1)
    expect(await statusOf(first.url)).toBe(404)
    await remove(parent, id, first.id, 404)
    await uploaded(parent, id)
  })

  it('belongs to its entrant', async () => {
    const { url } = await newContest()
    const { id } = await begin(parent, url)
    const image = await uploaded(parent, id)
    const other = await addSignedIn(database)
    expect((await upload(other, id)).statusCode).toBe(404)
    await remove(other, id, image.id, 404)
    const own = await begin(other, url)
    await remove(other, own.id, image.id, 404)
  })

  it('answers a question for images only', async () => {
    const text = { id: 'q2', label: 'Why?', kind: 'text', is_required: false }
    const { url } = await newContest([question(), text])
    const { id } = await begin(parent, url)
    for (const questionId of ['q2', 'q9']) {
      const refused = await upload(parent, id, { questionId })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors[0].field).toBe('question_id')
    }
  })

  it('cannot be changed once the entry is sent, or the contest is closed', async () => {
    const { contest, id, image } = await sent()
    expect((await upload(parent, id)).statusCode).toBe(409)
    await remove(parent, id, image.id, 409)
    await move(parent, id, 'draft')
    await close(contest.id)
    expect((await upload(parent, id)).statusCode).toBe(409)
    await remove(parent, id, image.id, 409)
  })

  it('is not added twice by two requests at once', async () => {
    const { url } = await newContest([question({ max_images: 1 })])
    const { id } = await begin(parent, url)
    const statuses = await Promise.all([upload(parent, id), upload(parent, id)])
    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})

describe('an entry with images', () => {
  it('is not sent without a required image, or with more than the contest takes', async () => {
    const { id: contestId, url } = await newContest()
    const { id } = await begin(parent, url)
    await name(id)
    const missing = await move(parent, id, 'submitted', 400)
    expect(missing.errors).toEqual([{ field: 'answers.q1', msg: 'Upload an image.' }])
    await uploaded(parent, id)
    await uploaded(parent, id)
    await client.rows('update contest set fields = $2 where video_id = $1', [
      contestId,
      JSON.stringify([question({ max_images: 1 })]),
    ])
    const { errors } = await move(parent, id, 'submitted', 400)
    expect(errors).toEqual([{ field: 'answers.q1', msg: 'Keep at most 1; remove the others.' }])
  })

  it('loses images of questions that the contest no longer has when it is sent', async () => {
    const { id: contestId, url } = await newContest()
    const { id } = await begin(parent, url)
    const image = await uploaded(parent, id)
    await name(id)
    await client.rows(`update contest set fields = '[]' where video_id = $1`, [contestId])
    await move(parent, id, 'submitted')
    expect(await statusOf(image.url)).toBe(404)
  })

  it('shows them to judges after the closing and to admins, and to nobody else', async () => {
    const { contest, image } = await sent()
    const judge = await addSignedIn(database)
    await client.rows('insert into contest_judge values ($1, $2)', [contest.id, judge.id])
    const judging = () => client.send('GET', '/judging/{id}', judge, { params: { id: contest.id } })
    expect((await judging()).data).toEqual([])
    await close(contest.id)
    const [judged] = (await judging()).data
    expect(judged.images).toMatchObject([{ id: image.id, question_id: 'q1' }])
    expect(await statusOf(judged.images[0].url)).toBe(200)
    const path = '/admin/contests/{id}/entries'
    const { data } = await client.send('GET', path, admin, { params: { id: contest.id } })
    expect(await statusOf(data[0].images[0].small_url)).toBe(200)
    expect(await winnersOf(contest.url)).toEqual([])
  })

  it('shows those of winners to everybody once they are announced, as long as they take part', async () => {
    const { contest, id } = await sent()
    await close(contest.id)
    await announce(contest.id, id)
    const [winner] = await winnersOf(contest.url)
    const [{ url }] = winner.images
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * dayMs })
    expect(await statusOf(url)).toBe(200)
    await client.rows(
      `update contest set state = 'closed', announced_at = null where video_id = $1`,
      [contest.id],
    )
    expect(await statusOf(url)).toBe(404)
    await announce(contest.id, id)
    await client.rows(`update contest_entry set state = 'disqualified' where id = $1`, [id])
    expect(await statusOf(url)).toBe(404)
  })

  it.each([
    ['is withdrawn', (id: number) => move(parent, id, 'withdrawn')],
    ['loses its account', () => client.rows('delete from app_user where id = $1', [parent.id])],
  ])('loses them when it %s', async (_, end) => {
    const { contest, id, image } = await sent()
    await close(contest.id)
    await announce(contest.id, id)
    const [winner] = await winnersOf(contest.url)
    await end(id)
    for (const url of [image.url, image.small_url, winner.images[0].url])
      expect(await statusOf(url)).toBe(404)
    expect(await client.rows('select from contest_entry_image where entry_id = $1', [id])).toEqual(
      [],
    )
    expect(await winnersOf(contest.url)).toEqual([])
  })

  it('that did not win loses them 90 days after the announcement', async () => {
    const [won, lost] = [await sent(), await sent()]
    for (const { contest, id } of [won, lost]) await announce(contest.id, id)
    await client.rows(
      `with lost as (
         update contest_entry set prize = null, prize_pending = null, place = null where id = $3)
       update contest set announced_at = now() - interval '91 days' where video_id in ($1, $2)`,
      [won.contest.id, lost.contest.id, lost.id],
    )
    await createEntryImagesRepository(database.db).removeOld(90)
    expect(await statusOf(won.image.url)).toBe(200)
    expect(await statusOf(lost.image.url)).toBe(404)
  })

  it('is part of the personal data with them', async () => {
    const { image } = await sent()
    const { rawPayload } = await fetchImage(image.url)
    const file = await app.inject({ url: '/api/users/my-data', headers: parent.headers })
    expect(file.payload).toContain(rawPayload.toString('base64').slice(0, 60))
  })
})

describe('a question for images', () => {
  it('takes one image unless the contest says more, and ten in all at most', async () => {
    const { id } = await client.send('POST', '/admin/contests', admin, {
      body: { request_key: randomUUID() },
      status: 201,
    })
    const shown = () => client.send('GET', '/admin/contests/{id}', admin, { params: { id } })
    const save = async (questions: object[], status: number) => {
      const { revision, fields } = await shown()
      const body = { revision, fields: { ...fields, questions } }
      return client.send('PUT', '/admin/contests/{id}', admin, { params: { id }, body, status })
    }
    const { max_images: _, ...plain } = question()
    await save([plain], 200)
    expect((await shown()).fields.questions).toEqual([{ ...plain, max_images: 1 }])
    const many = ['q1', 'q2', 'q3'].map((key) => question({ id: key, max_images: 5 }))
    const { errors } = await save(many, 400)
    expect(errors[0]).toEqual({
      field: 'fields.questions',
      msg: 'Ask for at most 10 images in all.',
    })
    await save([question({ max_images: 6 })], 400)
  })
})

const samples = join(process.env.SAMPLES_DIR ?? '', 'uploads')

describe('a file that is not a supported image', () => {
  it('is refused with the reason, and leaves nothing behind', async () => {
    const { url } = await newContest()
    const { id } = await begin(parent, url)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    for (const file of [svg, Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) {
      const refused = await upload(parent, id, { file })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors[0].field).toBe('file')
    }
    const large = Buffer.concat([await photo(), Buffer.alloc(11 * 1024 * 1024)])
    expect((await upload(parent, id, { file: large })).statusCode).toBe(413)
    expect(await client.rows('select from contest_entry_image where entry_id = $1', [id])).toEqual(
      [],
    )
  })

  it.skipIf(process.env.SAMPLES_DIR === undefined || !existsSync(samples))(
    'is refused, or re-encoded without hidden data, for real-world files (needs SAMPLES_DIR/uploads)',
    { timeout: 240_000 },
    async () => {
      const { url } = await newContest([question({ max_images: 1 })])
      const { id } = await begin(parent, url)
      for (const sample of readdirSync(samples)) {
        await client.rows('truncate rate_limit_counter')
        const answer = await upload(parent, id, { file: readFileSync(join(samples, sample)) })
        expect([201, 400, 413], `${sample}: ${answer.payload}`).toContain(answer.statusCode)
        if (answer.statusCode !== 201) continue
        const [image] = answer.json().entries[0].images
        for (const address of [image.url, image.small_url]) {
          const { rawPayload } = await fetchImage(address)
          const { format, exif, xmp, icc } = await sharp(rawPayload).metadata()
          expect({ format, exif, xmp, icc }, sample).toEqual({ format: 'webp' })
          expect(rawPayload.toString('latin1'), sample).not.toMatch(
            /<script|<\?php|onerror|alert\(/i,
          )
        }
        await remove(parent, id, image.id)
      }
    },
  )
})
