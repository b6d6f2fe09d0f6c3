import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page'
import { ToastHost } from './ToastHost'
import { showToastAtom } from './toast-atoms'

test('shows a toast, replaces the previous one, and can be dismissed', async () => {
  const { store } = renderPage([{ path: '/', element: <ToastHost /> }], '/')
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  act(() => store.set(showToastAtom, { message: 'Updated', type: 'success' }))
  expect((await screen.findByRole('status')).textContent).toContain('Updated')
  act(() => store.set(showToastAtom, { message: 'Failed', type: 'error' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed')
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
