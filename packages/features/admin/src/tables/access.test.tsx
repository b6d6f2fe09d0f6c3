import type { User } from '@edbazaar/api-client'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page as auditLog } from './audit-log/table'
import { page as batches } from './batches/table'
import { page as blogs } from './blogs/table'
import { page as contactMessages } from './contact-messages/table'
import { page as enquiries } from './enquiries/table'
import { page as exitedUsers } from './exited-users/table'
import { page as filterRequests } from './filter-requests/table'
import { page as invoices } from './invoices/table'
import { page as jobSeekers } from './job-seekers/table'
import { page as jobs, waitingPage } from './jobs/table'
import { page as newsletterDrafts } from './newsletter-drafts/table'
import { page as payments } from './payments/table'
import { page as products } from './products/table'
import { page as schools } from './schools/table'
import { page as stores } from './stores/table'
import { page as users } from './users/table'
import { page as videos } from './videos/table'

startMockServer()

const pages = {
  schools,
  stores,
  products,
  batches,
  jobs,
  waitingPage,
  jobSeekers,
  blogs,
  videos,
  enquiries,
  users,
  filterRequests,
  exitedUsers,
  contactMessages,
  auditLog,
  newsletterDrafts,
  invoices,
  payments,
}

const others: readonly [string, Partial<User>][] = [
  ['a parent', {}],
  ['a provider', { user_has_institute: true }],
  ['a job seeker', { user_type: 'edjobs' }],
  ['a user who only hires', { permissions: [1, 2] }],
  ['a user with one permission', { permissions: [1] }],
  ['a user without permissions', { permissions: [] }],
]

describe.each(Object.entries(pages))('the table of %s', (_, page) => {
  // A refused page asks the API only for what the API refuses too.
  const routes = [{ path: '/table', Component: page.Component, loader: async () => null }]

  test.each(others)('is refused to %s', async (_kind, differences) => {
    renderPage(routes, '/table', forUser({ ...differences, is_admin: false }))
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('asks a visitor to sign in', async () => {
    renderPage(routes, '/table', forVisitors)
    expect(await screen.findByRole('button', { name: /Sign In/ })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('is shown to an admin', async () => {
    renderPage(routes, '/table', forUser({ is_admin: true }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})
