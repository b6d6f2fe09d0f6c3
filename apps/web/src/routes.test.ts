import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type PageModule, pageModules } from './page-modules'
import { routes } from './routes'

const pages = routes
  .flatMap(({ children = [] }) => children)
  .flatMap((route) => [route, ...(route.children ?? [])])

/** What the browser’s entry takes over from the module of a page. */
const known: readonly (keyof PageModule)[] = [
  'Component',
  'ErrorBoundary',
  'action',
  'handle',
  'loader',
  'shouldRevalidate',
]

test('every page loads on demand, from the module that its id names', async () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const { id = '', lazy } of pages) {
    if (id === 'not-found') continue
    expect([id, typeof lazy]).toEqual([id, 'function'])
    const loaded = typeof lazy === 'function' ? await lazy() : {}
    expect([id, await pageModules[id.replace('src/', './')]?.()]).toEqual([id, loaded])
    const names: readonly string[] = known
    expect([id, Object.keys(loaded).filter((name) => !names.includes(name))]).toEqual([id, []])
  }
})

test('every module in src/routes is a page', () => {
  const ids = new Set(pages.map(({ id }) => id))
  const files = readdirSync(new URL('routes', import.meta.url)).filter(
    (file) => file !== 'root.tsx',
  )
  expect(files.map((file) => `src/routes/${file}`).filter((id) => !ids.has(id))).toEqual([])
})
