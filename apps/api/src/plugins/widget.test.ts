import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { afterFile } from '../../test/after-file.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createTestDatabase } from '../../test/database.ts'
import { readWidgetReleases } from '../modules/search/partners/widget-releases.ts'

const database = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'widget-releases-'))
afterFile(() => rm(folder, { recursive: true }))
const versions = ['1.9.0', '1.10.0', '2.0.0', '1.2.3']
const scriptOf = (version: string) => `export const version = '${version}'\n`.repeat(100)
const integrityOf = (version: string) => `sha384-${hash('sha384', scriptOf(version), 'base64')}`
const list = (of: readonly string[]) =>
  of.map((version) => ({
    ...{ version, integrity: integrityOf(version), bytes: scriptOf(version).length },
    gzip_bytes: 99,
  }))

async function layOut(at: string, listed: unknown, files: readonly string[]): Promise<string> {
  await mkdir(at, { recursive: true })
  await writeFile(join(at, 'releases.json'), JSON.stringify(listed))
  for (const version of files) {
    await mkdir(join(at, version), { recursive: true })
    await writeFile(join(at, version, 'edbazaar-search.js'), scriptOf(version))
  }
  return at
}

let app: TestApp['app']
beforeAll(async () => {
  // One that is not in the list lies there as well.
  await layOut(folder, list(versions), [...versions, '3.0.0'])
  ;({ app } = await createTestApp({ database, config: { widgetDir: folder } }))
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/widget/${path}`, headers })

describe('a version of the search box', () => {
  it('is served for ever, to every site', async () => {
    const answer = await ask('1.9.0/edbazaar-search.js', { origin: 'https://example.in' })
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toBe(scriptOf('1.9.0'))
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect(answer.headers.etag).toBeDefined()
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for %s as %s', async (accepted, encoding, unpack) => {
    const answer = await ask('2.0.0/edbazaar-search.js', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(unpack(answer.rawPayload).toString()).toBe(scriptOf('2.0.0'))
  })

  it('is not sent again to those who have it', async () => {
    const { headers } = await ask('1.9.0/edbazaar-search.js')
    const again = await ask('1.9.0/edbazaar-search.js', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
  })

  it.each([
    ['v1', '1.10.0'],
    ['v2', '2.0.0'],
  ])('that %s follows is the newest, %s, and is asked after', async (major, version) => {
    const answer = await ask(`${major}/edbazaar-search.js`)
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toBe(scriptOf(version))
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=3600, stale-while-revalidate=86400',
    )
    expect(answer.headers.link).toBe(`</widget/${version}/edbazaar-search.js>; rel="canonical"`)
    expect(answer.headers.etag).toBeDefined()
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
  ])('is not at /widget/%s, and that is no page', async (path) => {
    const answer = await ask(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is listed with its digest and its address, the newest first', async () => {
    const listed = (await app.inject('/api/widget/releases')).json()
    expect(listed.map(({ version }: { version: string }) => version)).toEqual([
      '2.0.0',
      '1.10.0',
      '1.9.0',
      '1.2.3',
    ])
    expect(listed[2]).toEqual({
      ...list(['1.9.0'])[0],
      url: 'http://127.0.0.1:3000/widget/1.9.0/edbazaar-search.js',
    })
  })

  it('stands under the base path, and there alone', async () => {
    const based = await createTestApp({
      database,
      config: { widgetDir: folder, basePath: '/edbazaar' },
    })
    const at = async (url: string) => (await based.app.inject(url)).statusCode
    expect(await at('/edbazaar/widget/v1/edbazaar-search.js')).toBe(200)
    expect(await at('/widget/v1/edbazaar-search.js')).toBe(404)
    expect((await based.app.inject('/edbazaar/api/widget/releases')).json()[0].url).toBe(
      'http://127.0.0.1:3000/edbazaar/widget/2.0.0/edbazaar-search.js',
    )
  })
})

describe('a folder of versions', () => {
  it('that is not there has none', async () => {
    expect(await readWidgetReleases(join(folder, 'nowhere'))).toEqual([])
  })

  it.each([
    [
      'another script',
      [{ ...list(['1.0.0'])[0], integrity: 'sha384-x' }],
      'does not match its digest',
    ],
    ['a version that leads elsewhere', [{ ...list(['1.0.0'])[0], version: '../1.0.0' }], 'must be'],
    ['no list', { '1.0.0': 'sha384-x' }, 'must be a list'],
    ['a script that is not there', list(['1.0.1']), 'ENOENT'],
  ])('with %s stops the start', async (_with, listed, sentence) => {
    const at = await layOut(join(folder, 'broken'), listed, ['1.0.0'])
    await expect(readWidgetReleases(at)).rejects.toThrow(sentence)
  })
})
