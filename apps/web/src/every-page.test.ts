import { http, testApiUrl } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRenderer } from './entry-server'
import { pageTable } from './route-table'

const issue = {
  number: 1,
  slug: 'an-issue',
  title: 'An issue',
  summary: 'What is new.',
  published_on: '2026-11-02',
}
const server = mockServer()
server.use(
  http.get('/newsletters', ({ response }) =>
    response(200).json({ data: [issue], page: 1, per_page: 20, total: 1, totalPages: 1 }),
  ),
  http.get('/newsletters/{slug}', ({ response }) =>
    response(200).json({
      ...issue,
      body: '<p>News</p>',
      previous: null,
      next: null,
      updated_at: '2026-11-02T10:00:00Z',
    }),
  ),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

const render = createRenderer({
  basePath: '',
  publicUrl: 'https://edbazaar.example',
  settings: {},
  version: 'v1',
  manifest: {},
})

/** Renders a page, after redirects, and lists the API requests of its loaders. */
async function renderPage(path: string) {
  const requests: string[] = []
  const page = await render({
    request: new Request(`http://pages.invalid${path}`),
    fetch: async ({ url }) => {
      const { pathname, search } = new URL(url)
      requests.push(pathname)
      return fetch(testApiUrl + pathname.replace('/api', '') + search)
    },
  })
  if (page.headers.location !== undefined) return renderPage(page.headers.location)
  return { status: page.status, html: page.html.toString(), requests }
}

const examplesWith = (isPublic: boolean) =>
  pageTable
    .filter(({ access }) => (access === 'public') === isPublic)
    .flatMap(({ examples }) => examples)

describe('a public page', () => {
  test.each(examplesWith(true))('%s has content, a heading and a title', async (path) => {
    const { status, html } = await renderPage(path)
    expect(status).toBe(200)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]+: EdBazaar<\/title>/)
  })
})

describe('a private page', () => {
  test.each(examplesWith(false))('%s is a skeleton without data', async (path) => {
    const { status, html, requests } = await renderPage(path)
    expect(status).toBe(200)
    expect(requests).toEqual([])
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

test('an unknown path is a 404 page', async () => {
  const { status, html } = await renderPage('/no-such-page')
  expect(status).toBe(404)
  expect(html).toContain('Page not found')
})
