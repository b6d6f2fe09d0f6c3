import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { blogsCalls } from './blogs-sample'
import { page } from './table'

const server = startMockServer()

const user = userEvent.setup({ delay: null })

function show(path = '/admin/all-blogs', isAdmin = true) {
  server.use(...blogsCalls())
  return renderPage([{ path: '/admin/all-blogs', ...page }], path, forUser({ is_admin: isAdmin }))
}

test('lists blogs of every status, and filters them by the URL', async () => {
  const { router } = show()
  expect(await screen.findByRole('rowheader', { name: /The first day/ })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In review')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  expect(router.state.location.search).toBe('?status=review')
})

test('exports the view as CSV', async () => {
  show('/admin/all-blogs?status=published')
  const saved: Blob[] = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:csv'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toContain('Reading a fee sheet,Anita Rao')
})

test('is refused to users who are not admins', async () => {
  show('/admin/all-blogs', false)
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy()
})
