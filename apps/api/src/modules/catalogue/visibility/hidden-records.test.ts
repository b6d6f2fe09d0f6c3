import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { addSignedIn } from '../../../../test/users.ts'
import type { DocumentKind } from '../../search/documents/keys.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { refreshAreas } from '../areas/refresh-areas.repository.ts'

const { app, database } = await createTestApp()
const { headers } = await addSignedIn(database)

await database.pool.query(`
  insert into school (id, name, slug, city, district, state, lat, lng, filter_ids) values
    (1, 'Quillwort School', 'quillwort-100001', 'Mysuru', 'Mysuru', 'Karnataka', 12.3, 76.65, '{1}'),
    (2, 'Other School', 'other-100002', 'Mysuru', 'Mysuru', 'Karnataka', 12.3, 76.66, '{1}'),
    (3, 'Third School', 'third-100003', 'Mysuru', 'Mysuru', 'Karnataka', 12.3, 76.66, '{1}'),
    (4, 'Fourth School', 'fourth-100004', 'Mysuru', 'Mysuru', 'Karnataka', 12.3, 76.66, '{1}');
  insert into school_former_slug (slug, school_id) values ('former-100001', 1);
  insert into store (id, brand_name, lat, lng) values (1, 'Zephyrine Club', 12.3, 76.65);
  insert into product (id, store_id, name, slug, kind, mode, price_unit, lat, lng) values
    (1, 1, 'Kalari Class', 'kalari-100001', 'activity', 'centre', 'month', 12.3, 76.65);
  insert into job (id, school_id, title, location, lat, lng) values
    (1, null, 'Lampwright Teacher', 'Mysuru', 12.3, 76.65),
    (2, 1, 'Librarian', 'Mysuru', 12.3, 76.65);
  insert into blog (id, url, title, summary, topic, body_html, author_name, status, published_at)
    values (1, 'brambleweed', 'A', '', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01'),
      (2, 'other', 'B', '', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01');
  insert into video (id, url, kind, title, summary, sources, duration_seconds, school_id, status,
      published_at)
    values (1, 'brambleweed', 'discussion', 'A', '', '[]', 24, null, 'published', '2026-01-01'),
      (2, 'other', 'discussion', 'B', '', '[]', 24, 1, 'published', '2026-01-01');
  update video_revision set captions = '[{"language": "en", "label": "English", "text": "brambleweed",
    "file": "brambleweed"}]' where video_id = 1;
  insert into app_user (id, firstname, lastname, email) values (900, 'A', 'B', 'ab@example.in');
  insert into comment (id, video_id, author_id, body_text, moderation, request_key) values
    (1, 2, 900, 'Hornwort, every day', 'approved', gen_random_uuid())`)

const ids: Record<DocumentKind, number[]> = {
  school: [1, 2],
  store: [1],
  product: [1],
  job: [1, 2],
}
const kinds = ['school', 'store', 'product', 'job'] as const

async function refreshDerivedRows() {
  for (const kind of kinds) await writeDocuments(database.db, kind, ids[kind])
  await refreshAreas(database.db)
}

beforeAll(async () => {
  for (const bookmark of ['school/1', 'product/1', 'job/1', 'blog/1']) {
    const url = `/api/users/my-bookmarks/${bookmark}`
    const response = await app.inject({ method: 'PUT', url, headers, payload: {} })
    expect(response.statusCode, response.payload).toBe(200)
  }
})

const near = 'lat=12.3&lng=76.65&radius=5'
const suggestions = '/schools/home-autocomplete?key='
const search = '/search?query='
const widget = '/widget/suggestions?key='
const productPaths = [
  '/stores/created/store/1',
  '/products/kalari-100001',
  '/stores/products',
  `/stores/products?${near}`,
  '/users/my-bookmarks?kind=product',
  '/sitemaps/products-1.xml',
  `${suggestions}kalari`,
  `${search}kalari`,
  `${widget}kalari`,
]
const blogPaths = [
  '/blogs/brambleweed',
  '/blogs',
  '/blogs?topic=fees',
  '/blogs/other',
  '/users/my-bookmarks?kind=blog',
  '/sitemaps/blogs-1.xml',
]
const ofComment = {
  sign: /Hornwort/,
  paths: ['/videos/other/comments', '/videos/other/comments?order=oldest'],
}
const videoPaths = [
  '/videos/brambleweed',
  '/videos/brambleweed/captions/en',
  '/videos',
  '/videos/other',
  '/sitemaps/videos-1.xml',
  '/feeds/videos.xml',
]

const activeOrNot = (table: string) => (isShown: boolean) =>
  `update ${table} set is_active = ${isShown} where id = 1`
const keptOrDeleted = (table: string) => (isShown: boolean) =>
  `update ${table} set deleted_at = ${isShown ? 'null' : 'now()'} where id = 1`
const approvedOr = (state: 'pending' | 'hidden' | 'removed', table: string) => (isShown: boolean) =>
  `update ${table} set moderation = '${isShown ? 'approved' : state}' where id = 1`
const liveOr = (status: string) => (isShown: boolean) =>
  `update job set status = '${isShown ? 'live' : status}' where id = 1`
const publishedTodayOrTomorrow = (isShown: boolean) =>
  `update job set publish_on = (now() at time zone 'Asia/Kolkata')::date + ${isShown ? 0 : 1}
   where id = 1`
const sinceYesterdayOrFromTomorrow = (table: string) => (isShown: boolean) =>
  `update ${table} set published_at = now() + interval '${isShown ? -1 : 1} day' where id = 1`

interface Case {
  readonly hidden: string
  /** A response shows the record where it contains this; no request does. */
  readonly sign: RegExp
  /** Paths, relative to `/api`, that show the record while it is public. */
  readonly paths: readonly string[]
  /** SQL that shows or hides the record. */
  readonly change: (isShown: boolean) => string
}

const schoolPaths = [
  '/schools/quillwort-100001',
  '/schools/former-100001',
  '/schools/other-100002',
  '/schools/all',
  '/schools/all?filter_ids=1',
  `/schools/all?${near}`,
  '/schools/map?bounds=12.2,76.5,12.4,76.8&zoom=12',
  '/schools/compare?slugs=former-100001',
  '/schools/area?state=karnataka&place=mysuru-district',
  '/schools/area?state=karnataka&place=mysuru-district&board=cbse',
  '/jobs',
  '/jobs/2',
  '/videos',
  '/videos/other',
  '/users/my-bookmarks?kind=school',
  '/sitemaps/schools-1.xml',
  `${suggestions}quillwort`,
  `${search}quillwort`,
  `${widget}quillwort`,
]
const jobPaths = [
  '/jobs/1',
  '/jobs',
  `/jobs?${near}`,
  '/users/my-bookmarks?kind=job',
  `${suggestions}lampwright`,
]
const ofSchool = { sign: /Quillwort School|quillwort-100001/, paths: schoolPaths }
const ofStore = {
  sign: /Zephyrine Club|Kalari Class|kalari-100001/,
  paths: [...productPaths, `${suggestions}zephyrine`],
}
const ofProduct = { sign: /Kalari Class|kalari-100001/, paths: productPaths }
const ofJob = { sign: /Lampwright Teacher/, paths: jobPaths }

const cases: readonly Case[] = [
  { hidden: 'a hidden school', ...ofSchool, change: activeOrNot('school') },
  { hidden: 'a deleted school', ...ofSchool, change: keptOrDeleted('school') },
  { hidden: 'a hidden store and its products', ...ofStore, change: activeOrNot('store') },
  { hidden: 'a deleted store and its products', ...ofStore, change: keptOrDeleted('store') },
  { hidden: 'a hidden product', ...ofProduct, change: activeOrNot('product') },
  { hidden: 'a deleted product', ...ofProduct, change: keptOrDeleted('product') },
  { hidden: 'a draft of a job', ...ofJob, change: liveOr('draft') },
  { hidden: 'a job that waits for review', ...ofJob, change: liveOr('review') },
  { hidden: 'a job that was refused', ...ofJob, change: liveOr('refused') },
  { hidden: 'a paused job', ...ofJob, change: liveOr('paused') },
  { hidden: 'a removed job', ...ofJob, change: liveOr('removed') },
  { hidden: 'a job that is published tomorrow', ...ofJob, change: publishedTodayOrTomorrow },
  { hidden: 'the job of a deleted school', ...ofJob, change: keptOrDeleted('job') },
  { hidden: 'a school removed by an admin', ...ofSchool, change: approvedOr('removed', 'school') },
  { hidden: 'a store that waits for approval', ...ofStore, change: approvedOr('pending', 'store') },
  { hidden: 'a product hidden by an admin', ...ofProduct, change: approvedOr('hidden', 'product') },
  { hidden: 'a job hidden by an admin', ...ofJob, change: approvedOr('hidden', 'job') },
  {
    hidden: 'a blog hidden by an admin',
    sign: /brambleweed/,
    paths: blogPaths,
    change: approvedOr('hidden', 'blog'),
  },
  {
    hidden: 'a video removed by an admin',
    sign: /brambleweed/,
    paths: videoPaths,
    change: approvedOr('removed', 'video'),
  },
  {
    hidden: 'a comment removed by an admin',
    ...ofComment,
    change: approvedOr('removed', 'comment'),
  },
  {
    hidden: 'a comment that waits for review',
    ...ofComment,
    change: approvedOr('pending', 'comment'),
  },
  {
    hidden: 'a comment that its author took back',
    ...ofComment,
    change: (isShown) =>
      `update comment set taken_back_at = ${isShown ? 'null' : 'now()'} where id = 1`,
  },
  {
    hidden: 'a comment on a removed video',
    ...ofComment,
    change: (isShown) =>
      `update video set moderation = '${isShown ? 'approved' : 'removed'}' where id = 2`,
  },
  {
    hidden: 'a draft blog',
    sign: /brambleweed/,
    paths: blogPaths,
    change: (isShown) =>
      isShown
        ? `update blog set status = 'published', approved_revision = 1 where id = 1`
        : `update blog set status = 'draft', approved_revision = null where id = 1`,
  },
  {
    hidden: 'a blog that its author has removed',
    sign: /brambleweed/,
    paths: blogPaths,
    change: (isShown) =>
      isShown
        ? `update blog set removed_at = null, removed_by = null where id = 1`
        : `update blog set removed_at = now(), removed_by = 'author' where id = 1`,
  },
  {
    hidden: 'a blog dated tomorrow',
    sign: /brambleweed/,
    paths: blogPaths,
    change: sinceYesterdayOrFromTomorrow('blog'),
  },
  {
    hidden: 'a draft video',
    sign: /brambleweed/,
    paths: videoPaths,
    change: (isShown) =>
      isShown
        ? `update video set status = 'published', approved_revision = 1 where id = 1`
        : `update video set status = 'draft', approved_revision = null where id = 1`,
  },
  {
    hidden: 'a video that its author has removed',
    sign: /brambleweed/,
    paths: videoPaths,
    change: (isShown) =>
      isShown
        ? `update video set removed_at = null, removed_by = null where id = 1`
        : `update video set removed_at = now(), removed_by = 'author' where id = 1`,
  },
  {
    hidden: 'a comment on a video whose comments are off',
    ...ofComment,
    change: (isShown) => `update video set has_comments = ${isShown} where id = 2`,
  },
  {
    hidden: 'a video dated tomorrow',
    sign: /brambleweed/,
    paths: videoPaths,
    change: sinceYesterdayOrFromTomorrow('video'),
  },
]

/** The contents of a response; `unavailable` names bookmarked records that are not public. */
function shownIn(payload: string): string {
  if (!payload.startsWith('{')) return payload
  const { unavailable, ...shown } = JSON.parse(payload)
  return JSON.stringify(shown)
}

/** The paths whose successful response shows the record. */
async function shownAt(paths: readonly string[], sign: RegExp): Promise<string[]> {
  const shown: string[] = []
  for (const path of paths) {
    const url = /^\/(sitemaps|feeds)\//.test(path) ? path : `/api${path}`
    const { statusCode, payload } = await app.inject({ url, headers })
    if (statusCode === 200 && sign.test(shownIn(payload))) shown.push(path)
  }
  return shown
}

describe('a record that nobody has reviewed', () => {
  it.each([
    ['school', '/schools/quillwort-100001', '/sitemaps/schools-1.xml', /quillwort-100001/],
    ['store', '/stores/created/store/1', '/sitemaps/stores-1.xml', /stores-details\/1</],
    ['product', '/products/kalari-100001', '/sitemaps/products-1.xml', /kalari-100001/],
    ['job', '/jobs/1', '/sitemaps/jobs-1.xml', /jobs\/description\/1</],
    ['blog', '/blogs/brambleweed', '/sitemaps/blogs-1.xml', /brambleweed/],
    ['video', '/videos/brambleweed', '/sitemaps/videos-1.xml', /brambleweed/],
  ])('is public and says so, but not in the sitemap: %s', async (table, page, sitemap, sign) => {
    const get = async (path: string) => (await app.inject({ url: path })).payload
    const isUnreviewed = async () => JSON.parse(await get(`/api${page}`)).is_unreviewed
    expect(await get(sitemap)).toMatch(sign)
    expect(await isUnreviewed()).toBeUndefined()
    await database.pool.query(`update ${table} set moderation = 'unreviewed' where id = 1`)
    expect(await isUnreviewed()).toBe(true)
    expect(await get(sitemap)).not.toMatch(sign)
    await database.pool.query(`update ${table} set moderation = 'approved' where id = 1`)
  })
})

describe('visibility', () => {
  it.each(cases)('shows $hidden nowhere until it is public', async ({ paths, sign, change }) => {
    const update = async (isShown: boolean) => {
      await database.pool.query(change(isShown))
      // The jobs of a hidden school are paused, until their employer resumes them.
      if (isShown)
        await database.pool.query(`update job set status = 'live' where status = 'paused'`)
      await refreshDerivedRows()
    }
    await update(false)
    expect(await shownAt(paths, sign)).toEqual([])
    await update(true)
    expect(await shownAt(paths, sign)).toEqual(paths)
  })

  it('keeps the page of a job that has closed, and no longer lists it', async () => {
    await database.pool.query(`update job set closes_at = '2020-01-01' where id = 1`)
    const paths = ['/jobs/1', '/users/my-bookmarks?kind=job']
    expect(await shownAt([...paths, '/jobs'], /Lampwright Teacher/)).toEqual(paths)
  })

  it('does not find a job by the name of a hidden school', async () => {
    const found = async () => shownAt([`${suggestions}quillwort`], /"Librarian"/)
    expect(await found()).toHaveLength(1)
    await database.pool.query('update school set is_active = false where id = 1')
    await refreshDerivedRows()
    expect(await found()).toEqual([])
  })
})
