import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { closeAfterFile } from '../../test/close-after-file.ts'
import { sitePlugin } from './site.ts'

const app = Fastify()

/** A web app whose pages all have the same text. */
const entryServer = `
  export const createRenderer = () => async () =>
    ({ status: 200, headers: {}, html: Buffer.from('<p>Hello</p>'), version: '7' })`

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-site-'))
  closeAfterFile(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/.vite'), { recursive: true })
  await writeFile(join(folder, 'server/entry-server.js'), entryServer)
  await writeFile(join(folder, 'server/package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}')
  await app.register(sitePlugin, {
    folder,
    basePath: '',
    publicUrl: 'https://edbazaar.test',
    settings: {},
  })
  closeAfterFile(() => app.close())
})

it.each(['/', '/schools?place=pune'])('lets caches keep the page %s', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(headers.etag).toMatch(/7"$/)
})

it.each([
  '/login-by-link?token=abc',
  '/users/reset-password?from=email&token=abc',
  '/?%74oken=abc',
])('lets no cache keep the page %s', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.etag).toBeUndefined()
})
