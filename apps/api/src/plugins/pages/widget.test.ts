import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { closeAfterFile } from '../../../test/close-after-file.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { readWidgetReleases } from '../../modules/search/partners/widget-releases.ts'

const database = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'widget-releases-'))
closeAfterFile(() => rm(folder, { recursive: true }))
const versions = ['1.9.0', '1.10.0', '2.0.0', '1.2.3']
const scriptOf = (version: string) => `export const version = '${version}'\n`.repeat(100)
const integrityOf = (version: string) => `sha384-${hash('sha384', scriptOf(version), 'base64')}`
const releasesOf = (versions: readonly string[]) =>
  versions.map((version) => ({
    version,
    integrity: integrityOf(version),
    bytes: scriptOf(version).length,
    gzip_bytes: 99,
  }))

async function writeReleases(
  target: string,
  list: unknown,
  files: readonly string[],
): Promise<string> {
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'releases.json'), JSON.stringify(list))
  for (const version of files) {
    await mkdir(join(target, version), { recursive: true })
    await writeFile(join(target, version, 'edbazaar-search.js'), scriptOf(version))
  }
  return target
}

let app: TestApp['app']
beforeAll(async () => {
  // The folder also contains a version that is not in the list.
  await writeReleases(folder, releasesOf(versions), [...versions, '3.0.0'])
  ;({ app } = await createTestApp({ database, config: { widgetDir: folder } }))
})

const send = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/widget/${path}`, headers })

describe('a version of the widget', () => {
  it('is served to every site and cached permanently', async () => {
    const response = await send('1.9.0/edbazaar-search.js', { origin: 'https://example.in' })
    expect(response.statusCode).toBe(200)
    expect(response.payload).toBe(scriptOf('1.9.0'))
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect(response.headers.etag).toBeDefined()
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for %s as %s', async (accepted, encoding, unpack) => {
    const response = await send('2.0.0/edbazaar-search.js', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(unpack(response.rawPayload).toString()).toBe(scriptOf('2.0.0'))
  })

  it('returns 304 if the ETag matches', async () => {
    const { headers } = await send('1.9.0/edbazaar-search.js')
    const again = await send('1.9.0/edbazaar-search.js', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
  })

  it.each([
    ['v1', '1.10.0'],
    ['v2', '2.0.0'],
  ])('at %s is the newest one, %s, and is revalidated', async (major, version) => {
    const response = await send(`${major}/edbazaar-search.js`)
    expect(response.statusCode).toBe(200)
    expect(response.payload).toBe(scriptOf(version))
    expect(response.headers['cache-control']).toBe(
      'public, max-age=3600, stale-while-revalidate=86400',
    )
    expect(response.headers.link).toBe(`</widget/${version}/edbazaar-search.js>; rel="canonical"`)
    expect(response.headers.etag).toBeDefined()
  })

  it.each([
    '3.0.0/edbazaar-search.js',
    'v3/edbazaar-search.js',
    'v/edbazaar-search.js',
    '1.9/edbazaar-search.js',
    '1.9.0/',
    '1.9.0/edbazaar-search.js.map',
    'releases.json',
    '../releases.json',
    '..%2f..%2fpackage.json/edbazaar-search.js',
    '%2e%2e/edbazaar-search.js',
    '1.9.0%00/edbazaar-search.js',
    '',
  ])('returns 404 as JSON for /widget/%s', async (path) => {
    const response = await send(path)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('is listed with its integrity hash and URL, newest first', async () => {
    const releases = (await app.inject('/api/widget/releases')).json()
    expect(releases.map(({ version }: { version: string }) => version)).toEqual([
      '2.0.0',
      '1.10.0',
      '1.9.0',
      '1.2.3',
    ])
    expect(releases[2]).toEqual({
      ...releasesOf(['1.9.0'])[0],
      url: 'http://127.0.0.1:3000/widget/1.9.0/edbazaar-search.js',
    })
  })

  it('is served only below the base path', async () => {
    const based = await createTestApp({
      database,
      config: { widgetDir: folder, basePath: '/edbazaar' },
    })
    const statusOf = async (url: string) => (await based.app.inject(url)).statusCode
    expect(await statusOf('/edbazaar/widget/v1/edbazaar-search.js')).toBe(200)
    expect(await statusOf('/widget/v1/edbazaar-search.js')).toBe(404)
    expect((await based.app.inject('/edbazaar/api/widget/releases')).json()[0].url).toBe(
      'http://127.0.0.1:3000/edbazaar/widget/2.0.0/edbazaar-search.js',
    )
  })
})

describe('the releases folder', () => {
  it('may be missing', async () => {
    expect(await readWidgetReleases(join(folder, 'nowhere'))).toEqual([])
  })

  it.each([
    [
      'a changed script',
      [{ ...releasesOf(['1.0.0'])[0], integrity: 'sha384-x' }],
      'does not match its digest',
    ],
    [
      'a version that leaves the folder',
      [{ ...releasesOf(['1.0.0'])[0], version: '../1.0.0' }],
      'must be',
    ],
    ['an object instead of a list', { '1.0.0': 'sha384-x' }, 'must be a list'],
    ['a missing script', releasesOf(['1.0.1']), 'ENOENT'],
  ])('with %s stops the server from starting', async (_, list, message) => {
    const target = await writeReleases(join(folder, 'broken'), list, ['1.0.0'])
    await expect(readWidgetReleases(target)).rejects.toThrow(message)
  })
})
