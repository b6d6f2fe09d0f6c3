import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { createContractCheck } from '../../../../../test/contract-check.ts'
import { formOf, temporaryFolder } from '../../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { box, cluster, element, track, webm } from '../../../../../test/video-files.ts'
import { hourMs } from '../../../platform/dates/durations.ts'
import { createVideoUploadsRepository } from './video-uploads.repository.ts'

const base = '/users/my-videos/uploads'
const megabyte = 1024 * 1024

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let me: SignedIn

beforeAll(async () => {
  check = await createContractCheck()
  const dataDir = await temporaryFolder()
  ;({ app, database } = await createTestApp({ config: { dataDir, basePath: '/in' } }))
})
beforeEach(async () => {
  me = await addSignedIn(database, { permissions: [6] })
})

interface Sent {
  readonly body?: object
  readonly part?: Uint8Array
  readonly as?: SignedIn
}

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  status: number,
  { body, part, as = me }: Sent = {},
) {
  const form = part && (await formOf(part, { name: 'x.mp4' }))
  const response = await app.inject({
    method,
    url: `/in/api${path}`,
    headers: { ...form?.headers, ...as.headers },
    ...(form && { payload: form.payload }),
    ...(body && { payload: body }),
  })
  expect(response.statusCode, response.payload).toBe(status)
  const known = path.replace(/[0-9a-f-]{36}/, '{id}').replace(/\?.*/, '')
  expect(check(known, status, response.json(), method.toLowerCase())).toEqual([])
  return response.json()
}

const start = (bytes: number, status = 201, changes: object = {}) =>
  send('POST', base, status, {
    body: { request_key: randomUUID(), name: 'C:\\x\\Class 5.mp4', bytes, ...changes },
  })
const add = (id: string, offset: number, part: Uint8Array, status = 200) =>
  send('POST', `${base}/${id}/parts?offset=${offset}`, status, { part })
const finish = (id: string, status = 200, seconds: number | null = 30) =>
  send('POST', `${base}/${id}/file`, status, { body: { duration_seconds: seconds } })
const show = (id: string, status = 200) => send('GET', `${base}/${id}`, status)

/** An MP4 of `seconds` seconds, with or without sound. */
function videoBytes(seconds: number, hasSound = true): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1_000, 12)
  header.writeUInt32BE(seconds * 1_000, 16)
  const tracks = [track('vide'), ...(hasSound ? [track('soun')] : [])]
  return Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isommp41'),
    box('moov', box('mvhd', header), ...tracks),
    box('mdat', Buffer.alloc(20_000, 7)),
  ])
}

describe('the upload of a video', () => {
  it('arrives in parts, goes on where it stopped, and is served once it is checked', async () => {
    const content = videoBytes(25)
    const upload = await start(content.length)
    expect(upload).toMatchObject({
      name: 'Class 5.mp4',
      bytes: content.length,
      received: 0,
      part_bytes: 2 * megabyte,
      file: null,
    })
    await add(upload.id, 0, content.subarray(0, 8_000))
    await finish(upload.id, 409)
    expect((await show(upload.id)).received).toBe(8_000)
    // A part whose response was lost is sent again.
    expect((await add(upload.id, 0, content.subarray(0, 8_000))).received).toBe(8_000)
    await add(upload.id, 9_000, content.subarray(9_000), 409)
    await add(upload.id, 8_000, content.subarray(8_000))
    const { file } = await finish(upload.id)
    expect(file).toMatchObject({ type: 'video/mp4', duration_seconds: 25, has_sound: true })
    expect((await finish(upload.id)).file).toEqual(file)
    const served = await app.inject(file.url)
    expect(served.statusCode).toBe(200)
    expect(served.rawPayload.equals(content)).toBe(true)
    const { rows } = await database.pool.query(
      'select count(*)::integer as count from video_upload_part where upload_id = $1',
      [upload.id],
    )
    expect(rows[0].count).toBe(0)
  })

  it('is started once for each request key', async () => {
    const key = { request_key: randomUUID() }
    const [one, other] = await Promise.all([start(5_000, 201, key), start(5_000, 201, key)])
    expect(one.id).toBe(other.id)
  })

  it('belongs to its user', async () => {
    const { id } = await start(5_000)
    const other = await addSignedIn(database, { permissions: [6] })
    await send('GET', `${base}/${id}`, 404, { as: other })
    await send('POST', `${base}/${id}/parts?offset=0`, 404, { as: other, part: videoBytes(5) })
    await send('POST', `${base}/${id}/file`, 404, { as: other, body: { duration_seconds: 1 } })
    await send('DELETE', `${base}/${id}`, 404, { as: other })
  })

  it('can be cancelled until it is finished', async () => {
    const { id } = await start(5_000)
    await send('DELETE', `${base}/${id}`, 200)
    await show(id, 404)
    await add(id, 0, videoBytes(5), 404)
  })

  it('is at most 50 MB, and an account has three unfinished ones', async () => {
    const { errors } = await start(50 * megabyte + 1, 413)
    expect(errors).toEqual([{ field: 'bytes', msg: 'Video size should not be more than 50MB.' }])
    const uploads = await Promise.all([5_000, 5_001, 5_002].map((bytes) => start(bytes)))
    expect((await start(5_003, 409)).msg).toContain('3 unfinished')
    await send('DELETE', `${base}/${uploads[0].id}`, 200)
    await start(5_003)
  })

  it('expires a day after its last part', async () => {
    const { id } = await start(30_000)
    const content = videoBytes(5)
    await database.pool.query(
      `update video_upload set expires_at = now() + interval '1 minute' where id = $1`,
      [id],
    )
    const { expires_at: until } = await add(id, 0, content.subarray(0, 5_000))
    expect(Date.parse(until)).toBeGreaterThan(Date.now() + 23 * hourMs)
    await database.pool.query(
      `update video_upload set expires_at = now() - interval '1 minute' where id = $1`,
      [id],
    )
    await show(id, 404)
    await add(id, 5_000, content.subarray(5_000), 404)
    await createVideoUploadsRepository(database.db).removeExpired()
    const { rowCount } = await database.pool.query(
      'select from video_upload_part where upload_id = $1',
      [id],
    )
    expect(rowCount).toBe(0)
  })
})

describe('a file', () => {
  async function upload(content: Uint8Array, status: number, seconds: number | null = 30) {
    const { id } = await start(content.length)
    await add(id, 0, content)
    return { id, answer: await finish(id, status, seconds) }
  }

  it.each([
    ['a page', Buffer.from(`<html>${'x'.repeat(5_000)}</html>`)],
    ['an image', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5_000)])],
    ['an MPEG', Buffer.concat([Buffer.from('000001ba44000400', 'hex'), Buffer.alloc(5_000)])],
  ])('is refused with its first part if it is %s', async (_, content) => {
    const { id } = await start(content.length)
    const { errors } = await add(id, 0, content, 400)
    expect(errors).toEqual([
      { field: 'file', msg: 'Unsupported video type. Only MP4 and WebM are allowed.' },
    ])
    expect((await show(id)).received).toBe(0)
  })

  it('that is damaged is refused, which ends its upload', async () => {
    const cut = videoBytes(5).subarray(0, -100)
    const { id, answer } = await upload(cut, 400)
    expect(answer.msg).toContain('damaged, incomplete or not a video')
    await show(id, 404)
  })

  it('without a length gets that of the browser, and waits for it', async () => {
    const { id, answer } = await upload(webm(), 400, null)
    expect(answer.errors[0].field).toBe('duration_seconds')
    expect((await finish(id, 200, 12.4)).file).toMatchObject({
      type: 'video/webm',
      duration_seconds: 12,
      has_sound: false,
    })
  })

  it('says whether it has sound, and how long it is', async () => {
    expect((await upload(videoBytes(61, false), 200)).answer.file).toMatchObject({
      duration_seconds: 61,
      has_sound: false,
    })
    const info = element(
      '1549a966',
      Buffer.concat([
        element('2ad7b1', Buffer.from('0f4240', 'hex')),
        element('4489', doubleOf(2_500)),
      ]),
    )
    const sound = element('1654ae6b', Buffer.concat([trackOf(1), trackOf(2)]))
    const parts = [info, sound, cluster, cluster]
    expect((await upload(webm({ parts }), 200)).answer.file).toMatchObject({
      duration_seconds: 3,
      has_sound: true,
    })
  })

  it.each([
    ['a part above 2 MB', 0, Buffer.alloc(2 * megabyte + 1), 413],
    ['a part behind the end', 0, Buffer.concat([videoBytes(5), Buffer.alloc(9)]), 400],
    ['an empty part', 0, Buffer.alloc(0), 400],
    ['a first part that is too short to know', 0, videoBytes(5).subarray(0, 100), 400],
  ])('is refused in %s', async (_, offset, part, status) => {
    const { id } = await start(videoBytes(5).length)
    await add(id, offset, part, status)
  })

  it('needs a whole offset', async () => {
    const { id } = await start(5_000)
    for (const offset of ['-1', 'x', '1.5', ''])
      await send('POST', `${base}/${id}/parts?offset=${offset}`, 400, { part: videoBytes(5) })
  })
})

const doubleOf = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
const trackOf = (kind: number) => element('ae', element('83', Buffer.from([kind])))
