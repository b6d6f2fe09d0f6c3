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

test('Hiring is current on its other pages', () => {
  const hiring = { href: '/my-job-post' }
  expect(isCurrentEntry(hiring, '/edit-job-post/7')).toBe(true)
  expect(isCurrentEntry(hiring, '/all-job-applications')).toBe(true)
  expect(isCurrentEntry(hiring, '/my-job-applications')).toBe(false)
  expect(isCurrentEntry({ href: '/dashboard' }, '/dashboard/all-jobs')).toBe(false)
})
