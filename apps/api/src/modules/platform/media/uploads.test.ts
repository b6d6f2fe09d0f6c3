import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { jpegWithScans } from '../../../../test/many-scans.ts'
import { formOf, temporaryFolder } from '../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { createUploads } from './create-uploads.ts'
import { createDiskStorage } from './disk-storage.ts'

const path = '/users/file'
let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let dataDir: string
let me: SignedIn

beforeAll(async () => {
  dataDir = await temporaryFolder()
  ;({ app, database } = await createTestApp({ config: { dataDir } }))
  check = await createContractCheck()
})
beforeEach(async () => {
  me = await addSignedIn(database)
})

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | string
}

async function send({ headers, payload }: Sent, who: Partial<SignedIn> = me) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...headers, ...who.headers },
    payload,
  })
  expect(check(path, answer.statusCode, answer.json(), 'post'), answer.payload).toEqual([])
  return answer
}
const upload = async (file: Uint8Array, status = 200) => {
  const answer = await send(await formOf(file))
  expect(answer.statusCode, answer.payload).toBe(status)
  return answer.json()
}
const kept = (url: string) => readFileSync(join(dataDir, url))
const filesOf = (url: string) => readdirSync(join(dataDir, url, '..')).sort()
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

describe('an image that is sent', () => {
  it('is re-encoded under a random name, with image variants beside it', async () => {
    const answer = await upload(await blank(2400, 1200).jpeg().toBuffer())
    expect(answer).toMatchObject({ status: 200, msg: 'Image Added' })
    expect(answer.url).toMatch(/^\/media\/uploads\/[\w-]{43}\/[\w-]{48}\/1600x800\.webp$/)
    const sizes = ['1600x800', '240x120', '480x240', '960x480']
    expect(filesOf(answer.url)).toEqual(
      sizes.flatMap((size) => [`${size}.avif`, `${size}.jpg`, `${size}.webp`]),
    )
    const { format, width, height } = await sharp(kept(answer.url)).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 800 })
    expect((await app.inject(answer.url)).headers['content-type']).toBe('image/webp')
    const { rows } = await database.pool.query('select * from upload where user_id = $1', [me.id])
    expect(rows).toMatchObject([
      { mime: 'image/webp', purpose: 'profile', width: 1600, height: 800, used_at: null },
    ])
  })

  it('is upright, without camera metadata', async () => {
    const photo = blank(60, 40)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '12/1 58/1 0/1' }, IFD0: { Copyright: 'Meera Iyer' } })
    const { url } = await upload(await photo.jpeg().toBuffer())
    expect(url).toMatch(/\/40x60\.webp$/)
    const found = await sharp(kept(url)).metadata()
    expect(found).not.toHaveProperty('exif')
    expect(found.orientation).toBeUndefined()
    expect(kept(url).toString('latin1')).not.toContain('Meera')
  })

  it('keeps the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)])
    const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const
    const { url } = await upload(await sharp(frames, { raw }).gif({ delay: 100 }).toBuffer())
    const { pages, width, height } = await sharp(kept(url)).metadata()
    expect({ pages, width, height }).toEqual({ pages: undefined, width: 10, height: 10 })
    const { dominant } = await sharp(kept(url)).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })

  it('with transparency stays transparent', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background } })
    const { url } = await upload(await clear.png().toBuffer())
    expect((await sharp(kept(url)).stats()).isOpaque).toBe(false)
  })

  it('may have a single row of pixels', async () => {
    const { url } = await upload(await blank(3000, 1).png().toBuffer())
    expect(url).toMatch(/\/1600x1\.webp$/)
  })
})

describe('a file that is not a supported image', () => {
  const onlyImages = 'Only images (JPEG, PNG, GIF) are allowed.'
  const unsupported = 'Unsupported image type. Only JPEG, PNG, and GIF are allowed.'
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  /** A PNG whose header claims an enormous size. */
  const bomb = async (width = 60_000, height = 60_000) => {
    const png = await blank(1, 1).png().toBuffer()
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    const { crc32 } = await import('node:zlib')
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }

  it.each([
    ['SVG', async () => svg, onlyImages],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), onlyImages],
    ['text after the mark of a GIF', async () => Buffer.from('GIF89a<?php system(1)?>'), null],
    ['WebP', () => blank(8, 8).webp().toBuffer(), unsupported],
    ['TIFF', () => blank(8, 8).tiff().toBuffer(), unsupported],
    ['half a PNG', async () => (await blank(900, 900).png().toBuffer()).subarray(0, 900), null],
    ['half a JPEG', async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 700), null],
    ['enormous once decoded', () => bomb(), 'This image has too many pixels.'],
    ['of one enormous line', () => bomb(40_000_000, 1), 'This image has too many pixels.'],
    ['of very many lines', () => bomb(1, 40_000_000), 'This image has too many pixels.'],
    ['of very many scans', () => jpegWithScans(120), 'This JPEG has more than 100 scans.'],
    ['empty', async () => Buffer.alloc(0), 'This file is empty. Please choose another.'],
  ])('is refused: %s', async (_, make, words) => {
    const refusal = await upload(await make(), 400)
    expect(refusal.msg).toContain(
      words ?? 'This image is damaged and can’t be read. Please try another one.',
    )
    expect(refusal.errors).toMatchObject([{ field: 'file' }])
  })

  it('is refused above 5 MB, whatever it is, in one piece or in chunks', async () => {
    const most = 5 * 1024 * 1024
    const tooLarge = { code: 'too_large', msg: 'File size should not be more than 5MB.' }
    expect(await upload(Buffer.alloc(most + 1, 'x'), 413)).toMatchObject(tooLarge)
    expect(await upload(Buffer.alloc(most, 'x'), 400)).toMatchObject({ msg: onlyImages })
    const server = (await createTestApp({ config: { dataDir }, database })).app
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    for (const size of [most + 1, most + 1_000_000, 30_000_000]) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(size)]), 'photo.jpg')
      const answer = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: me.headers,
        body: form,
      })
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject(tooLarge)
    }
  })

  it('loses data hidden behind the image', async () => {
    const image = await blank(20, 20).jpeg().toBuffer()
    const { url } = await upload(Buffer.concat([image, svg, Buffer.from('PK\x03\x04<?php')]))
    expect(kept(url).toString('latin1')).not.toMatch(/<svg|<.php/)
  })
})

describe('an upload request', () => {
  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{"file":"x"}', 415],
    ['the bare image', { 'content-type': 'image/jpeg' }, 'x', 415],
    ['without a type', {}, '', 415],
    ['without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['broken off', { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent-', 400],
    ['with nothing in it', { 'content-type': 'multipart/form-data; boundary=b' }, '--b--\r\n', 400],
  ])('%s is refused', async (_, headers, payload, status) => {
    const answer = await send({ headers, payload })
    expect(answer.statusCode, answer.payload).toBe(status)
    if (status === 415)
      expect(answer.json().msg).toContain('multipart/form-data, in the field “file”')
  })

  it('with the file in another field is refused', async () => {
    const image = await blank(8, 8).png().toBuffer()
    const answer = await send(await formOf(image, { field: 'image' }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ field: 'file', msg: 'must be one file' }])
  })

  it('leaves nothing behind if the client disconnects', async () => {
    const server = (await createTestApp({ config: { dataDir }, database })).app
    const { hostname, port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
    const { authorization } = me.headers
    const incoming = () => readdirSync(join(dataDir, 'incoming'))
    const countConnections = () =>
      new Promise((resolve) => server.server.getConnections((_, count) => resolve(count)))
    for (const { sent, isFolderAwaited } of [
      { sent: 0, isFolderAwaited: false },
      { sent: 90, isFolderAwaited: false },
      { sent: 6_000, isFolderAwaited: false },
      { sent: 6_000, isFolderAwaited: true },
      { sent: 90, isFolderAwaited: true },
    ]) {
      const begun = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${'x'.repeat(sent)}`
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.write(
        `POST /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n${begun}`,
      )
      if (isFolderAwaited) await expect.poll(incoming).toHaveLength(1)
      socket.destroy()
      await expect.poll(countConnections).toBe(0)
      await expect.poll(incoming).toEqual([])
    }
    await server.close()
    await expect.poll(incoming).toEqual([])
  })

  it('without a session is refused before it is read', async () => {
    const sent = await formOf(Buffer.alloc(1000))
    expect((await send(sent, {})).statusCode).toBe(401)
  })

  it('is refused by any other operation', async () => {
    const sent = await formOf(Buffer.alloc(10))
    const answer = await app.inject({ method: 'POST', url: '/api/contact-messages', ...sent })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().msg).toBe('Please send JSON.')
  })

  it('is refused after 30 within an hour, for that user only', async () => {
    const wrong = await formOf(Buffer.from('no image'))
    for (let sent = 0; sent < 30; sent++) expect((await send(wrong)).statusCode).toBe(400)
    const refused = await send(wrong)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await send(wrong, await addSignedIn(database))).statusCode).toBe(400)
  })
})

it('is removed after a day if it is never attached', async () => {
  const uploads = createUploads(
    { dataDir, basePath: '' },
    { db: database.db, storage: createDiskStorage(dataDir) },
  )
  const image = await blank(20, 20).png().toBuffer()
  const [young, old, used] = [await upload(image), await upload(image), await upload(image)]
  const age = (url: string, more = '') =>
    database.pool.query(
      `update upload set created_at = now() - interval '25 hours' ${more} where key = $1`,
      [url.replace('/media/', '')],
    )
  await age(old.url)
  await age(used.url, ', used_at = now()')
  await Promise.all([uploads.removeStale(), uploads.removeStale()])
  const there = [young, old, used].map(({ url }) => existsSync(join(dataDir, url)))
  expect(there).toEqual([true, false, true])
  const { rows } = await database.pool.query('select 1 from upload where user_id = $1', [me.id])
  expect(rows).toHaveLength(2)
})

const samples = process.env.SAMPLES_DIR
const folder = join(samples ?? '', 'uploads')

describe('real-world files', () => {
  it.skipIf(!samples || !existsSync(folder))(
    'are refused, or re-encoded without hidden data (needs SAMPLES_DIR/uploads)',
    { timeout: 120_000 },
    async () => {
      const outcomes: Record<string, string> = {}
      for (const name of readdirSync(folder)) {
        await database.pool.query('truncate rate_limit_counter')
        const answer = await send(await formOf(readFileSync(join(folder, name)), { name }))
        expect([200, 400, 413], `${name}: ${answer.payload}`).toContain(answer.statusCode)
        outcomes[name] = answer.statusCode === 200 ? 'kept' : answer.json().msg
        if (answer.statusCode !== 200) continue
        const bytes = kept(answer.json().url)
        const { format, exif, xmp, icc } = await sharp(bytes).metadata()
        expect({ format, exif, xmp, icc }, name).toEqual({ format: 'webp' })
        expect(bytes.toString('latin1'), name).not.toMatch(/<script|<\?php|onerror|alert\(/i)
      }
      const refused = Object.keys(outcomes).filter((name) => outcomes[name] !== 'kept')
      expect(
        refused.filter((name) => /\.(svg|swf|mp4|tiff?|bmp|psd|ico|avif)$/.test(name)),
      ).toEqual(
        Object.keys(outcomes).filter((name) =>
          /\.(svg|swf|mp4|tiff?|bmp|psd|ico|avif)$/.test(name),
        ),
      )
      for (const taken of ['landscape_5', 'portrait_6', 'Canon_DIGITAL_IXUS_400', 'DSCN0010'])
        expect(refused.filter((name) => name.includes(taken))).toEqual([])
    },
  )
})
