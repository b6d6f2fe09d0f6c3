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
const told = () => JSON.stringify(window.dataLayer?.map((words) => Array.from(Object(words))))
const views = () => told().split('"page_view"').length - 1

test('the tag loads once, however many pages are opened', () => {
  countPageView('G-AB12CD34EF', '/schools')
  countPageView('G-AB12CD34EF', '/jobs')
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
  expect(views()).toBe(2)
  expect(told()).toContain(`${window.location.origin}/jobs`)
})

test('a view names no person, no token and nothing that was searched for', () => {
  window.history.replaceState(null, '', '/login-by-link?token=sesame&query=asha')
  countPageView('G-AB12CD34EF', '/login-by-link')
  countPageView('G-AB12CD34EF', '/profile-details/4711')
  expect(told()).toContain('/profile-details/id')
  for (const secret of ['sesame', 'asha', '4711']) expect(told()).not.toContain(secret)
})

test('who asks not to be tracked is not counted', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  countPageView('G-AB12CD34EF', '/schools')
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})
