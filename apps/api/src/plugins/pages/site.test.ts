import Fastify from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { closeAfterFile } from '../../../test/close-after-file.ts'
import { createPageSite } from '../../../test/page-site.ts'
import { deliveryPlugin } from '../delivery.ts'
import { readyPagesPlugin } from './ready-pages.ts'
import { sitePlugin } from './site.ts'

const app = Fastify()
/** The app of another process. */
const otherApp = Fastify()

/** A web app whose pages all have the same text. Those about blogs are editorial. */
const entryServer = `
  export const createRenderer = () => async ({ request }) => ({
    status: 200,
    headers: {},
    html: Buffer.from('<p>Hello</p>'),
    version: '7',
    isEditorial: new URL(request.url).pathname.startsWith('/blog'),
  })`

beforeAll(async () => {
  const folder = await createPageSite(entryServer)
  for (const each of [app, otherApp]) {
    each.decorate('publicChanges', { version: () => 1, onPlacesChange: () => {} })
    await each.register(readyPagesPlugin)
    await each.register(deliveryPlugin)
    await each.register(sitePlugin, {
      folder,
      basePath: '',
      publicUrl: 'https://edbazaar.test',
      settings: {},
    })
    closeAfterFile(() => each.close())
  }
})

it.each(['/', '/schools?place=pune'])('has the page %s revalidated', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(headers.etag).toMatch(/7"$/)
})

it.each(['/blogs', '/blog-details/fees'])('lets caches keep the page %s briefly', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=60')
})

it.each(['/schools', '/blogs'])('revalidates the page %s in another process', async (url) => {
  const { headers } = await app.inject(url)
  const ifNoneMatch = { 'if-none-match': String(headers.etag) }
  const again = await otherApp.inject({ url, headers: ifNoneMatch })
  expect(again.statusCode).toBe(304)
  expect(again.payload).toBe('')
})

it.each([
  '/blogs?token=abc',
  '/login-by-link?token=abc',
  '/users/reset-password?from=email&token=abc',
  '/?%74oken=abc',
])('lets no cache keep the page %s', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers['cache-control']).toBe('no-store')
})
