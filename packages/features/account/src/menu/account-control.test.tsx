import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import { AccountControl } from './AccountControl'

const imports = vi.hoisted(() => {
  // Test files share a module registry: reset it so that the mock applies only to this file.
  vi.resetModules()
  return { count: 0 }
})
vi.mock('./ProfileMenu', (importOriginal) => {
  imports.count += 1
  if (imports.count === 1) throw new TypeError('Failed to fetch')
  return importOriginal()
})
afterAll(() => vi.resetModules())

test('the menu opens although its code did not load at first', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  renderPage([{ path: '*', element: <AccountControl /> }], '/schools', forUser())
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 20_000 })
  expect(screen.queryByRole('button')).toBeNull()
  window.dispatchEvent(new Event('online'))
  await userEvent.click(await screen.findByRole('button', { name: 'Profile, Meera' }))
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeDefined()
  expect(imports.count).toBe(2)
})
