import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from './routes'

/** What the browser's router reads of a lazy page: docs/decisions/0013. */
const known = ['Component', 'ErrorBoundary', 'action', 'handle', 'loader', 'shouldRevalidate']

async function exportsOf({ lazy }: RouteObject): Promise<string[]> {
  return typeof lazy === 'function' ? Object.keys(await lazy()) : []
}

test('no page asks of the router what the browser’s does not have', async () => {
  const pages = routes.flatMap(({ children = [] }) => children)
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) {
    expect([page.id, typeof page.lazy]).not.toEqual([page.id, 'object'])
    const unknown = (await exportsOf(page)).filter((name) => !known.includes(name))
    expect([page.id, unknown]).toEqual([page.id, []])
  }
  for (const route of [...routes, ...pages]) expect(route).not.toHaveProperty('middleware')
})
