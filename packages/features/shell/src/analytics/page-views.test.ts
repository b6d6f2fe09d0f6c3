import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let countPageView: typeof import('./page-views').countPageView

beforeEach(async () => {
  vi.resetModules()
  countPageView = (await import('./page-views')).countPageView
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  delete window.dataLayer
})

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const sent = () => JSON.stringify(window.dataLayer?.map((entry) => Array.from(Object(entry))))
const views = () => sent().split('"page_view"').length - 1

test('the tag loads once, for any number of pages', () => {
  countPageView('G-AB12CD34EF', '/schools')
  countPageView('G-AB12CD34EF', '/jobs')
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
  expect(views()).toBe(2)
  expect(sent()).toContain(`${window.location.origin}/jobs`)
})

test('a page view contains no user id, token or search text', () => {
  window.history.replaceState(null, '', '/login-by-link?token=sesame&query=asha')
  countPageView('G-AB12CD34EF', '/login-by-link')
  countPageView('G-AB12CD34EF', '/profile-details/4711')
  expect(sent()).toContain('/profile-details/id')
  for (const secret of ['sesame', 'asha', '4711']) expect(sent()).not.toContain(secret)
})

test('does not count visitors who opt out of tracking', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  countPageView('G-AB12CD34EF', '/schools')
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})
