import type { TestDatabase } from '../database.ts'
import { mp4 } from '../video-files.ts'

/** Whether an operation needs the records of `addVideoRecords`. */
export const isOfVideos = (id: string) =>
  /MyVideo\b|Video(Review|Remark|Upload|UploadPart|Captions|Comments)?$/.test(id) &&
  id !== 'getVideo'

const statuses: Readonly<Record<string, string>> = {
  addVideoRemark: 'review',
  removeVideoRemark: 'review',
  placeVideo: 'published',
}
const revisions: Readonly<Record<string, number>> = {
  moveVideo: 4,
  placeVideo: 4,
  setVideoComments: 4,
}
const uploadId = '3c2f7a52-6b59-4c7a-9a7e-2b3b5a1d9c01'

/** The video 7 of the caller with the remark 3, and an upload, as an example needs them. */
export async function addVideoRecords({ pool }: TestDatabase, id: string, ownerId: number) {
  await pool.query(`delete from video where id = 7 or request_key is not null`)
  await pool.query(
    `insert into video (id, author_id, author_name, url, kind, title, summary, sources,
       duration_seconds, status, published_at, revision)
     values (7, $1, 'Meera Iyer', 'homework-at-home', 'discussion', 'Homework at home', 'A summary.',
       '[{"path": "/media/videos/v1/homework.mp4", "type": "video/mp4"}]', 30, $2::publication, now(), $3)`,
    [ownerId, statuses[id] ?? 'draft', revisions[id] ?? 1],
  )
  await pool.query(
    `update video_revision set pupils = 'none', n = $1, captions =
       '[{"language": "en", "label": "English", "text": "WEBVTT", "file": "WEBVTT"}]'
     where video_id = 7`,
    [id === 'addVideoRemark' ? 4 : 1],
  )
  await pool.query(
    `insert into video_remark (id, video_id, n, at_seconds, text, sent_at)
     values (3, 7, 1, 2, 'Say more.', $1)`,
    [id === 'resolveVideoRemark' ? new Date() : null],
  )
  await pool.query(
    `update video_revision r set captions =
       '[{"language": "en", "label": "English", "text": "WEBVTT", "file": "WEBVTT"}]'
     from video v where v.id = r.video_id and v.url = 'how-much-homework-is-enough'`,
  )
  await addUpload({ pool }, id, ownerId)
}

async function addUpload({ pool }: Pick<TestDatabase, 'pool'>, id: string, ownerId: number) {
  const content = mp4()
  const isComplete = id === 'finishVideoUpload'
  await pool.query('delete from video_upload')
  await pool.query(
    `insert into video_upload (id, user_id, request_key, name, bytes, received)
     values ($1, $2, gen_random_uuid(), 'homework.mp4', $3, $4)`,
    [uploadId, ownerId, content.length, isComplete ? content.length : 0],
  )
  if (isComplete)
    await pool.query(
      'insert into video_upload_part (upload_id, start, content) values ($1, 0, $2)',
      [uploadId, content],
    )
}
