import { randomUUID } from 'node:crypto'
import { mp4 } from '../video-files.ts'
import type { AccessFixture } from './access-fixture.ts'
import type { OperationRequest, RequestBuilder } from './operation-requests.ts'

export const videoFields = (changes: object = {}) => ({
  title: 'Zzyzx homework',
  summary: 'A summary.',
  description: 'Recorded at a meeting.',
  file: null,
  poster: null,
  speakers: [{ name: 'Meera Das', role: 'Parent' }],
  school_id: null,
  captions: [],
  url: null,
  publish_at: null,
  pupils: 'none',
  has_synthetic_media: false,
  ...changes,
})

async function newVideo({ database }: AccessFixture, authorId: number, status = 'draft') {
  const { rows } = await database.pool.query(
    `insert into video (author_id, author_name, url, kind, title, summary, sources, duration_seconds,
       status, published_at)
     values ($1, 'A', $2, 'discussion', 'Zzyzx video', 'S.', '[]', 30, $3::publication,
       case when $3 = 'published' then now() end) returning id`,
    [authorId, `video-${randomUUID()}`, status],
  )
  return Number(rows[0].id)
}

async function newRemark({ database }: AccessFixture, videoId: number, isSent: boolean) {
  const { rows } = await database.pool.query(
    `insert into video_remark (video_id, n, text, sent_at)
     values ($1, 1, 'Say more.', case when $2 then now() end) returning id`,
    [videoId, isSent],
  )
  return Number(rows[0].id)
}

/** An upload of a small MP4, of which all or nothing has arrived. */
async function newUpload({ database }: AccessFixture, userId: number, isComplete: boolean) {
  const content = mp4()
  const { rows } = await database.pool.query(
    `insert into video_upload (user_id, request_key, name, bytes, received)
     values ($1, gen_random_uuid(), 'zzyzx.mp4', $2, $3) returning id`,
    [userId, content.length, isComplete ? content.length : 0],
  )
  if (isComplete)
    await database.pool.query(
      'insert into video_upload_part (upload_id, start, content) values ($1, 0, $2)',
      [rows[0].id, content],
    )
  return String(rows[0].id)
}

function formOf(file: Uint8Array): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), 'zzyzx.mp4')
  return form
}

const own =
  (
    more: Omit<OperationRequest, 'params'> = {},
    params: object = {},
    status?: string,
  ): RequestBuilder =>
  async (fixture, { id }) => ({
    ...more,
    params: { id: await newVideo(fixture, id, status), ...params },
  })

const ofUpload =
  (more: Omit<OperationRequest, 'params'> = {}, isComplete = false): RequestBuilder =>
  async (fixture, { id }) => ({ ...more, params: { id: await newUpload(fixture, id, isComplete) } })

/** Requests of an author about their videos, and of an admin about the videos of others. */
export const videoRequests: Readonly<Record<string, RequestBuilder>> = {
  async getVideoCaptions({ database }) {
    const url = `captioned-${randomUUID()}`
    await database.pool.query(
      `insert into video (url, kind, title, summary, sources, duration_seconds, status, published_at)
       values ($1, 'discussion', 'Captioned', '', '[]', 30, 'published', now())`,
      [url],
    )
    await database.pool.query(
      `update video_revision set captions =
         '[{"language": "en", "label": "English", "text": "WEBVTT", "file": "WEBVTT"}]'
       where video_id = (select id from video where url = $1)`,
      [url],
    )
    return { params: { url, language: 'en' } }
  },
  listMyVideos: () => ({}),
  createVideo: () => ({ body: { request_key: randomUUID(), kind: 'discussion' } }),
  getMyVideo: own(),
  saveVideo: own({ body: { revision: 1, fields: videoFields() } }),
  setVideoComments: own({ body: { revision: 1, has_comments: false } }),
  deleteVideo: own(),
  moveVideo: own({ body: { to: 'removed', revision: 1 } }, {}, 'published'),
  async resolveVideoRemark(fixture, { id: authorId }) {
    const id = await newVideo(fixture, authorId)
    const remarkId = await newRemark(fixture, id, true)
    return { params: { id, remarkId }, body: { is_resolved: true } }
  },
  startVideoUpload: () => ({
    body: { request_key: randomUUID(), name: 'zzyzx.mp4', bytes: 5_000 },
  }),
  getVideoUpload: ofUpload(),
  cancelVideoUpload: ofUpload(),
  async addVideoUploadPart(fixture, { id }) {
    const upload = await newUpload(fixture, id, false)
    return {
      params: { id: upload },
      query: 'offset=0',
      form: formOf(mp4()),
    }
  },
  finishVideoUpload: ofUpload({ body: { duration_seconds: 30 } }, true),
  getVideoReview: own(),
  placeVideo: own(
    { body: { revision: 1, is_featured: true, has_comments: false, published_at: null } },
    {},
    'published',
  ),
  addVideoRemark: own({ body: { n: 1, at_seconds: 12, text: 'Say more.' } }, {}, 'review'),
  async removeVideoRemark(fixture, { id: authorId }) {
    const id = await newVideo(fixture, authorId, 'review')
    return { params: { id, remarkId: await newRemark(fixture, id, false) } }
  },
}
