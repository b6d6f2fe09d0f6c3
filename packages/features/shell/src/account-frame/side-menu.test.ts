import type { User } from '@edbazaar/api-client'
import { user } from '@edbazaar/api-client/testing'
import { createI18n, type MessageDescriptor } from '@edbazaar/feature-platform'
import { describe, expect, test } from 'vitest'
import { messages } from './messages'
import { hasSideMenu, isCurrentEntry, sideMenuOf } from './side-menu'

const sessionOf = (differences: Partial<User>) => ({ token: 'x', user: user(differences) })
const t = createI18n('en').translate(messages)
const labels = (entries: readonly { label: MessageDescriptor }[]) =>
  entries.map(({ label }) => t(label))

describe('the side menu', () => {
  test.each([
    ['a parent', {}, false],
    ['a user with an institute', { user_has_institute: true }, true],
    ['an admin', { is_admin: true }, true],
  ])('is shown to %s (%j): %s', (_, differences, isThere) => {
    expect(hasSideMenu(sessionOf(differences))).toBe(isThere)
  })

  test.each([
    [[1], ['Admission Enquiries', 'Service Enquiries', 'Help & Support']],
    [[2], ['Hiring', 'Subscriptions', 'Help & Support']],
    [[3, 4, 5, 6], ['Help & Support']],
    [
      [1, 2, 3, 4, 5, 6],
      ['Hiring', 'Subscriptions', 'Admission Enquiries', 'Service Enquiries', 'Help & Support'],
    ],
  ])('with permissions %j lists %j under MANAGE', (permissions, expected) => {
    expect(labels(sideMenuOf(sessionOf({ permissions })).manage)).toEqual(expected)
  })

  test.each([
    [[1], ['Dashboard']],
    [[2, 3, 4, 5, 6], []],
  ])('with permissions %j starts with %j', (permissions, expected) => {
    expect(labels(sideMenuOf(sessionOf({ permissions })).dashboard)).toEqual(expected)
  })

  test('lists the enquiries also for an admin without listings, by permission alone', () => {
    const admin = { is_admin: true, user_has_institute: false, permissions: [1] }
    expect(labels(sideMenuOf(sessionOf(admin)).manage)).toEqual([
      'Admission Enquiries',
      'Service Enquiries',
      'Help & Support',
    ])
  })

  test('gives every admin page its own icon', () => {
    const { admin } = sideMenuOf(sessionOf({ is_admin: true }))
    expect(new Set(admin.map(({ icon }) => icon)).size).toBe(admin.length)
  })

  test.each([
    [[1, 2], false],
    [[2, 1], false],
    [[1], true],
    [[1, 2, 3], true],
  ])('with permissions %j has MY STORES/SCHOOLS: %s', (permissions, isThere) => {
    expect(sideMenuOf(sessionOf({ permissions })).hasInstitutions).toBe(isThere)
  })

  test('shows ADMIN with its twelve links only to admins', () => {
    expect(sideMenuOf(sessionOf({})).admin).toEqual([])
    const { admin } = sideMenuOf(sessionOf({ is_admin: true }))
    expect(admin.map(({ href }) => href)).toEqual([
      '/dashboard',
      '/dashboard/all-schools',
      '/dashboard/all-stores',
      '/dashboard/all-products',
      '/dashboard/job-postings',
      '/dashboard/all-job-seekers',
      '/admin/all-blogs',
      '/dashboard/all-users',
      '/dashboard/all-inqueries',
      '/admin/overall-metrics',
      '/admin/filter-request',
      '/admin/all-videos',
    ])
  })
})

/** Entries of the user's own listings. */
const listings = ['/dashboard/schools/3', '/dashboard/stores/5']

describe('the entry of a page', () => {
  const { dashboard, manage, admin } = sideMenuOf(
    sessionOf({ is_admin: true, permissions: [1, 2, 3, 4, 5, 6] }),
  )
  const hrefs = new Set(
    [...dashboard, ...manage, ...admin].map(({ href }) => href).concat(listings),
  )
  const currentOn = (pathname: string) =>
    [...hrefs].filter((href) => isCurrentEntry({ href }, pathname))

  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/schools', '/dashboard'],
    ['/dashboard/batches/4', '/dashboard'],
    ['/dashboard/stores/products/8', '/dashboard'],
    ['/dashboard/schools/3', '/dashboard/schools/3'],
    ['/dashboard/schools/3/members', '/dashboard/schools/3'],
    ['/dashboard/stores/5/desk', '/dashboard/stores/5'],
    ['/my-store-details/5', '/dashboard/stores/5'],
    ['/add-service/5', '/dashboard/stores/5'],
    ['/preview/schools/3', '/dashboard/schools/3'],
    ['/dashboard/schools/enquiries', '/dashboard/schools/enquiries'],
    ['/dashboard/schools/3/enquiries', '/dashboard/schools/enquiries'],
    ['/dashboard/stores/5/enquiries', '/dashboard/stores/enquiries'],
    ['/dashboard/product/8/enquiries', '/dashboard/stores/enquiries'],
    ['/dashboard/all-batch-enquiries/4/batches-enquiries', '/dashboard/stores/enquiries'],
    ['/edit-job-post/7', '/my-job-post'],
    ['/all-job-applications', '/my-job-post'],
    ['/job-post/7/applications', '/my-job-post'],
    ['/subscriptions/billing', '/subscriptions'],
    ['/subscriptions/invoices/3', '/subscriptions'],
    ['/sp-subscriptions', '/subscriptions'],
    ['/dashboard/all-users/9', '/dashboard/all-users'],
    ['/dashboard/all-jobs', '/dashboard/job-postings'],
    ['/dashboard/admin-batches', '/dashboard/all-products'],
    ['/admin/all-blogs/2', '/admin/all-blogs'],
    ['/admin/newsletters/new', '/admin/all-blogs'],
    ['/admin/contests/2', '/admin/all-videos'],
    ['/admin/overall-metrics/signups', '/admin/overall-metrics'],
    ['/admin/exited-users', '/dashboard'],
    ['/admin/audit-log', '/dashboard'],
  ])('of %s is %s', (pathname, href) => {
    expect(currentOn(pathname)).toEqual([href])
  })

  test.each(['/my-job-applications', '/dashboard/schools/30', '/bookmarks'])(
    'of %s is none',
    (pathname) => {
      expect(currentOn(pathname)).toEqual([])
    },
  )
})
