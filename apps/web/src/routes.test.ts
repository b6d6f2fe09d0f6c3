import { routeModules } from 'virtual:route-modules'
import { routeSources } from 'virtual:route-sources'
import { accountPaths, createI18n, hasMeta, paths } from '@edbazaar/feature-platform'
import { menuTargets } from '@edbazaar/feature-shell/menu-targets'
import { adminEntries, dashboardEntries, manageEntries } from '@edbazaar/feature-shell/side-menu'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { allRoutes as routes } from './all-routes'
import { pageTable } from './route-table'

/** The id of the route of a path: the path of a page, or `not-found`. */
const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id

/** A path of each page that has a name in `paths`. */
const namedPaths = Object.values(paths).map((path) => {
  if (typeof path === 'string') return path
  if (path === paths.area) return paths.area({})
  if (path === accountPaths.dashboardListings) return accountPaths.dashboardListings('school')
  return String(Reflect.apply(path, undefined, [1]))
})

/** The parts of a route's module that the browser's entry uses. */
const known = ['Component', 'action', 'handle', 'loader']

test('the code of every page loads on demand and has a component and metadata', async () => {
  for (const { path } of pageTable) {
    const loaded = await routeModules[path]?.()
    expect([path, typeof loaded?.Component, typeof loaded?.handle?.meta]).toEqual([
      path,
      'function',
      'function',
    ])
    expect([path, Object.keys(loaded ?? {}).filter((name) => !known.includes(name))]).toEqual([
      path,
      [],
    ])
  }
})

test('a private page has a title although its loader refused and returned nothing', async () => {
  const i18n = createI18n('en')
  for (const { path, access, examples } of pageTable) {
    if (access === 'public') continue
    const handle: unknown = (await routeModules[path]?.())?.handle
    const params = matchRoutes(routes, examples[0] ?? '')?.at(-1)?.params ?? {}
    if (!hasMeta(handle)) throw new Error(`${path} has no metadata`)
    for (const loaded of [undefined, null])
      expect([path, handle.meta(loaded, i18n, params).title]).toEqual([path, expect.any(String)])
  }
})

test('every route has a source file', () => {
  const ids = pageTable.map(({ path }) => path)
  expect(Object.keys(routeSources)).toEqual(['account', ...ids])
  for (const { file } of Object.values(routeSources)) expect(file).toMatch(/\.tsx?$/)
})

test('every example of a page matches its route', () => {
  for (const { path, examples } of pageTable) {
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect([example, routeOf(example)]).toEqual([example, path])
  }
})

test('private pages are inside the account frame and not in the sitemap', () => {
  for (const { access, examples, isInSitemap } of pageTable) {
    const ids = matchRoutes(routes, examples[0] ?? '')?.map(({ route }) => route.id)
    expect(ids?.includes('account')).toBe(access !== 'public')
    if (access !== 'public') expect(isInSitemap).toBe(false)
  }
})

test('an unknown path has the route of the 404 page', () => {
  expect(routeOf('/no-such-page')).toBe('not-found')
  expect(routeOf('/schools/a/b/c')).toBe('not-found')
})

test('every named path is a page', () => {
  expect(namedPaths.filter((path) => routeOf(path) === 'not-found')).toEqual([])
})

test('every menu entry leads to a page', () => {
  const targets = Object.values(menuTargets({ pathname: '/', settings: {} }))
  expect(targets.map(({ href }) => href).filter((href) => routeOf(href) === 'not-found')).toEqual(
    [],
  )
})

test('every entry of the side menu leads to a page', () => {
  const entries = [...dashboardEntries, ...manageEntries, ...adminEntries]
  expect(entries.filter(({ href }) => routeOf(href) === 'not-found')).toEqual([])
})

test('the twelve ADMIN links lead to different pages, which only admins open, apart from /dashboard', () => {
  expect(adminEntries).toHaveLength(12)
  const built = adminEntries.map(({ href }) => href)
  const accessOf = (href: string) => pageTable.find(({ path }) => path === routeOf(href))?.access
  expect(new Set(built.map(routeOf)).size).toBe(built.length)
  expect(built.filter((href) => accessOf(href) !== 'admin')).toEqual(['/dashboard'])
})
