import type { APIRequestContext } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { pageTable } from '../src/route-table'
import { expect, test } from './site'

/** The paths in a sitemap file. */
async function pathsIn(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The pattern of the page at a path; like the router, static patterns go first. */
function patternOf(path: string): string | undefined {
  const patterns = pageTable.map((page) => page.path)
  const matching = patterns.filter((pattern) => matchPath(pattern, path) !== null)
  return matching.find((pattern) => !pattern.includes(':')) ?? matching[0]
}

test('the sitemap lists public pages, and every pattern that the route table marks', async ({
  request,
}) => {
  const files = await pathsIn(request, '/sitemap.xml')
  const paths = (await Promise.all(files.map((file) => pathsIn(request, file)))).flat()
  const listed = new Set(paths.map(patternOf))
  const marked = pageTable.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path)
  expect([...listed].toSorted()).toEqual(marked.toSorted())
})
