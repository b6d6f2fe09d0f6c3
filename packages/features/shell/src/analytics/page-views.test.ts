import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { anonymousPath } = await import('./page-views')
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

test.each([
  ['/dashboard/all-users/4711', '/dashboard/all-users/id'],
  ['/dashboard/schools/12/enquiries', '/dashboard/schools/id/enquiries'],
  ['/base/my-bookings/8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f', '/base/my-bookings/id'],
  ['/subscriptions/invoices/1', '/subscriptions/invoices/id'],
  ['/book/a-product-100000/1', '/book/a-product-100000/id'],
  ['/schools/a-school-100000', '/schools/a-school-100000'],
  ['/jobs/description/41', '/jobs/description/41'],
  ['/stores-details/7', '/stores-details/7'],
])('counts %s as %s', (path, counted) => {
  expect(anonymousPath(path)).toBe(counted)
})

test('does not count visitors who opt out of tracking', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  countPageView('G-AB12CD34EF', '/schools')
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})
