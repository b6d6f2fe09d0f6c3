import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createImages } from '../modules/platform/images/image-urls.ts'

let dataDir: string
let app: TestApp['app']

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-media-'))
  await mkdir(join(dataDir, 'media/drawn/v1/a'), { recursive: true })
  await writeFile(join(dataDir, 'media/drawn/v1/a/240x160.webp'), 'an image')
  await mkdir(join(dataDir, 'media/videos'))
  await writeFile(join(dataDir, 'media/videos/a.mp4'), '0123456789'.repeat(1_000))
  await writeFile(join(dataDir, 'media/videos/a.vtt'), `WEBVTT\n\n${'x'.repeat(3_000)}`)
  await writeFile(join(dataDir, 'media/.hidden'), 'secret')
  await writeFile(join(dataDir, 'secret.txt'), 'secret')
  ;({ app } = await createTestApp({ config: { dataDir } }))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it('serves placeholder images by their URL, cached permanently', async () => {
  const address = createImages('').placeholder('सरस्वती विद्या मंदिर', 'square')
  const response = await app.inject(address)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/svg+xml')
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.payload).toMatch(/^<svg /)
})

it('sandboxes media opened directly, and allows other sites to embed them', async () => {
  for (const url of ['/media/plates/v1/seal/6a92i2-564e.svg', '/media/drawn/v1/a/240x160.webp']) {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['access-control-allow-origin']).toBe('*')
  }
})

it('serves the files of the folder, cached permanently', async () => {
  const response = await app.inject('/media/drawn/v1/a/240x160.webp')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/webp')
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

describe('a video', () => {
  const send = (range: string) =>
    app.inject({
      url: '/media/videos/a.mp4',
      headers: { range, 'accept-encoding': 'br, gzip' },
    })

  it.each([
    ['bytes=0-1', 'bytes 0-1/10000', '01'],
    ['bytes=9995-', 'bytes 9995-9999/10000', '56789'],
    ['bytes=-3', 'bytes 9997-9999/10000', '789'],
    ['bytes=0-99999', 'bytes 0-9999/10000', '0123456789'.repeat(1_000)],
  ])('is served in ranges: %s', async (range, contentRange, payload) => {
    const response = await send(range)
    expect(response.statusCode).toBe(206)
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': contentRange,
      'content-length': String(payload.length),
      'accept-ranges': 'bytes',
    })
    expect(response.headers).not.toHaveProperty('content-encoding')
    expect(response.payload).toBe(payload)
  })

  it('returns 416 for a range after its end', async () => {
    const response = await send('bytes=10000-')
    expect(response.statusCode).toBe(416)
    expect(response.json()).toMatchObject({ code: 'range_not_satisfiable' })
  })

  it('can be played when opened directly', async () => {
    const { headers } = await app.inject('/media/videos/a.mp4')
    expect(headers['content-security-policy']).toContain("media-src 'self'")
    expect(headers['accept-ranges']).toBe('bytes')
  })

  it('has captions with the right content type', async () => {
    const response = await app.inject('/media/videos/a.vtt')
    expect(response.headers['content-type']).toContain('text/vtt')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })
})

it.each([
  '/media/',
  '/media/drawn/',
  '/media/.hidden',
  '/media/nothing.webp',
  '/media/../secret.txt',
  '/media/%2e%2e/secret.txt',
  '/media/..%2fsecret.txt',
  '/media/%00',
  '/media/plates/v1/wide/..%2f..%2fsecret.svg',
  '/media/plates/v1/round/6a92i2-564e.svg',
  '/media/plates/v2/wide/6a92i2-564e.svg',
  '/media/plates/v1/wide/6a92i2-3c7363726970743e.svg',
  `/media/plates/v1/wide/${'a'.repeat(5_000)}.svg`,
])('does not expose files at %s', async (url) => {
  const response = await app.inject(url)
  expect([400, 403, 404]).toContain(response.statusCode)
  expect(response.payload).not.toBe('secret')
  expect(response.json()).toMatchObject({ status: response.statusCode })
})
