import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from './routes'

/** The exports of a lazy page that the browser's router supports: docs/decisions/0013. */
const supported = ['Component', 'ErrorBoundary', 'action', 'handle', 'loader', 'shouldRevalidate']

async function exportsOf({ lazy }: RouteObject): Promise<string[]> {
  return typeof lazy === 'function' ? Object.keys(await lazy()) : []
}

test('pages use only supported router features', async () => {
  const pages = routes.flatMap(({ children = [] }) => children)
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) {
    expect([page.id, typeof page.lazy]).not.toEqual([page.id, 'object'])
    const unsupported = (await exportsOf(page)).filter((name) => !supported.includes(name))
    expect([page.id, unsupported]).toEqual([page.id, []])
  }
  for (const route of [...routes, ...pages]) expect(route).not.toHaveProperty('middleware')
})
