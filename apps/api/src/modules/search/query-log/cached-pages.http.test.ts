import { beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createPageSite } from '../../../../test/page-site.ts'
import { sitePlugin } from '../../../plugins/pages/site.ts'

/** A results page that shows the API's response, and its number of renderings. */
const entryServer = `
  let rendered = 0
  export const createRenderer = () => async ({ request, fetch }) => {
    const { search } = new URL(request.url)
    const response = await fetch(new Request('http://pages.invalid/api/search' + search))
    const html = Buffer.from(String(++rendered))
    return { status: response.status, headers: {}, html, version: await response.text() }
  }`

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

let server: TestApp

beforeAll(async () => {
  const folder = await createPageSite(entryServer)
  server = await createTestApp({
    site: async (pages) => {
      await pages.register(sitePlugin, { folder, basePath: '', publicUrl: '', settings: {} })
    },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  await eventually(() => expect(server.app.publicChanges.version()).toBeTypeOf('number'))
})

/** The number of times that the page has been rendered. */
const open = async (search: string) =>
  (await server.app.inject(`/global-search-result?${search}`)).payload

const counted = async (query: string) => {
  const { rows } = await server.database.pool.query(
    'select empty from search_unanswered_query where query = $1',
    [query],
  )
  return rows[0]?.empty
}

it('a results page that is answered from memory counts its search', async () => {
  const first = await open('query=Zzyqx+Vxqw')
  await eventually(async () => expect(await counted('zzyqx vxqw')).toBe(1))
  expect(await open('query=Zzyqx+Vxqw')).toBe(first)
  await eventually(async () => expect(await counted('zzyqx vxqw')).toBe(2))
  // From now on the response itself is kept.
  expect(await open('query=Zzyqx+Vxqw')).toBe(first)
  await eventually(async () => expect(await counted('zzyqx vxqw')).toBe(3))
})

it('the further pages of a search are not counted', async () => {
  const first = await open('query=Qqxyz&kind=schools&page=2')
  expect(await open('query=Qqxyz&kind=schools&page=2')).toBe(first)
  await open('query=Qqxyz')
  await eventually(async () => expect(await counted('qqxyz')).toBe(1))
})
