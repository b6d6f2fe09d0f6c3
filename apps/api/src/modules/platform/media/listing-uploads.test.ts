import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type BucketServer, startBucketServer } from '../../../../test/bucket-server.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { formOf, temporaryFolder } from '../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { box, mp4, mpegProgramme, webm } from '../../../../test/video-files.ts'
import { createUploads } from './create-uploads.ts'
import { createMediaStorage } from './media-storage.ts'
import type { UploadsService } from './uploads.service.ts'

const samples = join(process.env.SAMPLES_DIR ?? '', 'uploads')
const hasSamples = process.env.SAMPLES_DIR !== undefined && existsSync(samples)
/** Files are cleaned before they are stored, so by default one kind of storage gets all samples. */
const isFull = process.env.FULL_TESTS === 'true'
const basePath = '/bazaar'
const megabyte = 1024 * 1024

let check: Awaited<ReturnType<typeof createContractCheck>>
beforeAll(async () => {
  check = await createContractCheck()
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

describe.each(['disk', 'bucket'] as const)('files that lie on a %s', (place) => {
  let app: TestApp['app']
  let database: TestApp['database']
  let dataDir: string
  let bucket: BucketServer | undefined
  let uploads: UploadsService
  let me: SignedIn

  beforeAll(async () => {
    dataDir = await temporaryFolder()
    bucket = place === 'bucket' ? await startBucketServer() : undefined
    const config = { dataDir, bucket, basePath }
    ;({ app, database } = await createTestApp({ config }))
    const storage = await createMediaStorage(config)
    uploads = createUploads(config, { db: database.db, storage })
  })
  beforeEach(async () => {
    me = await addSignedIn(database)
  })
  afterAll(() => bucket?.close())

  type Of = 'schools' | 'stores'
  async function send(file: Uint8Array, { of = 'schools' as Of, name = 'photo.jpg' } = {}) {
    const { headers, payload } = await formOf(file, { name })
    const path = `/${of}/file`
    const answer = await app.inject({
      method: 'POST',
      url: `${basePath}/api${path}`,
      headers: { ...headers, ...me.headers },
      payload,
    })
    expect(check(path, answer.statusCode, answer.json(), 'post'), answer.payload).toEqual([])
    return answer
  }
  async function upload(file: Uint8Array, status = 200, how: Parameters<typeof send>[1] = {}) {
    const answer = await send(file, how)
    expect(answer.statusCode, answer.payload).toBe(status)
    return answer.json()
  }
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  /** All files in the storage, without the storage's own metadata files. */
  const everything = () => {
    const root = bucket?.folder ?? join(dataDir, 'media/uploads')
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(avif|webp|jpg|mp4|webm|mpeg)/.test(path),
    )
  }

  it('has every size and format that the response names', async () => {
    const answer = await upload(await blank(2400, 1200).jpeg().toBuffer(), 200, {
      name: 'C:\\fakepath\\ \u202eगेट\u0007 1.jpg',
    })
    expect(answer).toMatchObject({ msg: 'Image Added', url: answer.media.url })
    const { image, ...media } = answer.media
    expect(media).toMatchObject({ kind: 'image', name: 'गेट 1.jpg' })
    expect(media.bytes).toBeGreaterThan(1_000)
    expect(image).toMatchObject({ width: 1600, height: 800, formats: ['avif', 'webp', 'jpg'] })
    const all = [...image.variants, image]
    expect(all.map(({ width }) => width)).toEqual([240, 480, 960, 1600])
    for (const { url, width } of all)
      for (const [ending, type, format] of [
        ['avif', 'image/avif', 'heif'],
        ['webp', 'image/webp', 'webp'],
        ['jpg', 'image/jpeg', 'jpeg'],
      ]) {
        const file = await ask(url.replace(/webp$/, ending))
        expect(file.headers).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        expect(file.headers['content-security-policy']).toContain('sandbox')
        const found = await sharp(file.rawPayload).metadata()
        expect([found.format, found.width]).toEqual([format, width])
      }
  })

  it('has a blurred preview of its own colours', async () => {
    const { media } = await upload(await blank(90, 120).png().toBuffer())
    expect(media.image.variants).toEqual([])
    const bitmap = Buffer.from(media.image.placeholder.split(',')[1], 'base64')
    // Blue, green and red of teal.
    expect([...bitmap.subarray(54, 57)]).toEqual([128, 128, 0])
  })

  it.each([
    ['mp4', 'video/mp4', mp4()],
    ['webm', 'video/webm', webm()],
    ['mpeg', 'video/mpeg', mpegProgramme()],
  ])('answers a range of a video: %s', async (ending, type, video) => {
    const { media, msg } = await upload(video, 200, { of: 'stores', name: 'tour.mov' })
    expect(msg).toBe('Video Added')
    expect(media).toMatchObject({
      kind: 'video',
      name: 'tour.mov',
      bytes: video.length,
      image: null,
    })
    expect(media.url).toMatch(new RegExp(`^/bazaar/media/uploads/[\\w-]{43}/video\\.${ending}$`))
    const whole = await ask(media.url)
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': type,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-length': String(video.length),
    })
    expect(whole.headers['content-security-policy']).toMatch(/media-src 'self'.*sandbox/)
    expect(whole.rawPayload.equals(video)).toBe(true)
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 100],
      [`bytes=${video.length - 10}-`, video.length - 10, video.length],
      ['bytes=-5', video.length - 5, video.length],
    ] as const) {
      // The storage server of the tests, unlike S3, reads a suffix range as the first bytes.
      if (place === 'bucket' && start === video.length - 5) continue
      const part = await ask(media.url, { range })
      expect(part.statusCode, range).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${video.length}`)
      expect(part.rawPayload.equals(video.subarray(start, end))).toBe(true)
    }
    const past = await ask(media.url, { range: `bytes=${video.length}-` })
    expect(past.statusCode).toBe(416)
    expect(past.json()).toMatchObject({ code: 'range_not_satisfiable' })
  })

  it('is not sent again if the browser has it', async () => {
    const { url } = await upload(await blank(20, 20).png().toBuffer())
    const { etag } = (await ask(url)).headers
    const again = await ask(url, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('is the only thing found below its key', async () => {
    const { url } = await upload(await blank(20, 20).png().toBuffer())
    for (const other of ['30x30.webp', '20x20.html', '20x20.svg', '', '../../secret.txt', '.webp'])
      expect([400, 404], other).toContain((await ask(url.replace('20x20.webp', other))).statusCode)
  })

  it('leaves nothing behind if it is refused', async () => {
    const before = everything()
    await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400)
    await upload(mp4({ behind: [Buffer.from('<script>')] }), 400)
    await upload((await blank(900, 900).png().toBuffer()).subarray(0, 900), 400)
    expect(everything()).toEqual(before)
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
  })

  it('cannot be attached by another user, for another purpose, twice, or if another record shows it', async () => {
    const image = await blank(20, 20).png().toBuffer()
    const [one, two] = [(await upload(image)).url, (await upload(image)).url]
    const ofStore = (await upload(image, 200, { of: 'stores' })).url
    const owner = { userId: me.id, purpose: 'school' } as const
    const use = (
      before: string[],
      after: string[],
      who: Parameters<UploadsService['attachFiles']>[1] = owner,
    ) => database.db.transaction((tx) => uploads.attachFiles(tx, who, before, after))
    const other = await addSignedIn(database)
    const refused = [
      use([], [one, one]),
      use([], [ofStore]),
      use([], [one], { ...owner, userId: other.id }),
      use([], ['/media/drawn/v1/a/240x160.webp']),
      use([], ['javascript:alert(1)']),
      use([], [`${one}/../../secret`]),
    ]
    for (const { status, reason } of (await Promise.allSettled(refused)) as {
      status: string
      reason?: { code: string; errors: { field: string }[] }
    }[]) {
      expect(status).toBe('rejected')
      expect(reason?.code).toBe('invalid_request')
      expect(reason?.errors[0]?.field).toBe('files')
    }
    const demo = '/media/drawn/v1/a/240x160.webp'
    const first = await use([demo], [one, demo])
    expect(first).toEqual([one.slice(basePath.length), demo])
    await expect(use([], [one])).rejects.toThrow('files contains a file')
    // An admin keeps the owner's files and adds others.
    const admin = { userId: other.id, ownerId: me.id, purpose: 'school' } as const
    const second = await use(first, [two], admin)
    // An admin can put it back for 30 days.
    await uploads.remove(first)
    expect((await ask(one)).statusCode).toBe(200)
    await database.pool.query(
      "update upload set kept_until = kept_until - interval '31 days', created_at = created_at - interval '31 days'",
    )
    await uploads.removeStale()
    expect((await ask(one)).statusCode).toBe(404)
    expect((await ask(two)).statusCode).toBe(200)
    const media = await uploads.mediaOf([demo, ...second])
    expect(media).toMatchObject([
      { url: `${basePath}${demo}`, kind: 'image', name: null, bytes: null },
      { url: two, kind: 'image', name: 'photo.jpg', bytes: image.length },
    ])
  })

  it('is removed with all variants after a day if it is never attached', async () => {
    const { url } = await upload(await blank(600, 400).png().toBuffer())
    const token = url.split('/')[4]
    const count = () => everything().filter((path) => path.includes(token)).length
    expect(count()).toBeGreaterThan(8)
    await database.pool.query("update upload set created_at = now() - interval '25 hours'")
    await uploads.removeStale()
    expect(count()).toBe(0)
    expect((await ask(url)).statusCode).toBe(404)
  })

  it.runIf(hasSamples && (place === 'disk' || isFull))(
    'is cleaned or refused with a reason, for real-world files (needs SAMPLES_DIR/uploads)',
    { timeout: 240_000 },
    async () => {
      const words = new Set<string>()
      for (const [i, name] of readdirSync(samples).entries()) {
        await database.pool.query('truncate rate_limit_counter')
        const sent = readFileSync(join(samples, name))
        const answer = await send(sent, { of: i % 2 ? 'schools' : 'stores', name })
        expect([200, 400], `${name}: ${answer.payload}`).toContain(answer.statusCode)
        if (answer.statusCode === 400) {
          words.add(answer.json().msg)
          expect(answer.json().errors[0].field).toBe('file')
          continue
        }
        const file = await ask(answer.json().url)
        expect(file.statusCode).toBe(200)
        expect(file.rawPayload.toString('latin1'), name).not.toMatch(
          /<script|<\?php|onerror|alert\(|©xyz|gnre/i,
        )
        expect(file.headers['content-type']).toMatch(/^(image\/webp|video\/mp4)$/)
      }
      expect([...words].sort()).toEqual([
        'Only images (JPEG, PNG, GIF) and videos (MP4, MPEG, WebM) are allowed.',
        'This image is damaged and can’t be read. Please try another one.',
        'This video cannot be read: it is damaged, incomplete or not a video.',
        'Unsupported image type. Only JPEG, PNG, and GIF are allowed.',
      ])
    },
  )

  if (place === 'disk') {
    const large = (start: Uint8Array, size: number) => Buffer.concat([start, Buffer.alloc(size)])
    it.each([
      [
        'image',
        async () => blank(8, 8).jpeg().toBuffer(),
        10,
        'Image size should not be more than 10MB.',
      ],
      ['video', async () => mp4(), 50, 'Video size should not be more than 50MB.'],
      ['other file', async () => Buffer.from('hello'), 50, 'File Should Not Be More Than 50 MB.'],
    ])('refuses too large an %s with the message of its kind', async (_, start, most, msg) => {
      const refusal = await upload(large(await start(), most * megabyte), 413)
      expect(refusal).toMatchObject({ code: 'too_large', msg, errors: [{ field: 'file', msg }] })
    })

    it('accepts files up to the limit', async () => {
      const image = await blank(8, 8).jpeg().toBuffer()
      await upload(large(image, 10 * megabyte - image.length))
      const video = mp4()
      const rest = 50 * megabyte - video.length
      await upload(mp4({ behind: [box('free', Buffer.alloc(rest - 8))] }))
    })

    it.each([
      [
        'MOV',
        box('ftyp', 'qt  ', Buffer.alloc(4), 'qt  '),
        'Unsupported video type. Only MP4, MPEG and WebM are allowed.',
      ],
      [
        'HEIC',
        box('ftyp', 'heic', Buffer.alloc(4), 'mif1heic'),
        'Unsupported image type. Only JPEG, PNG, and GIF are allowed.',
      ],
      [
        'PDF',
        Buffer.from('%PDF-1.7'),
        'Only images (JPEG, PNG, GIF) and videos (MP4, MPEG, WebM) are allowed.',
      ],
    ])('refuses other kinds with their message: %s', async (_, file, msg) => {
      expect(await upload(file, 400)).toMatchObject({ msg })
    })

    it('accepts 200 files an hour from a provider', async () => {
      for (let sent = 0; sent < 200; sent++) await upload(Buffer.from('x'), 400)
      const refused = await upload(Buffer.from('x'), 429)
      expect(refused.msg).toBe(
        'You have uploaded many files in the last hour. Please try again later.',
      )
    })
  }
})
