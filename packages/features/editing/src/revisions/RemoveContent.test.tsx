import { ApiError } from '@edbazaar/api-client'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { RemoveContent } from './RemoveContent'

type Props = ComponentProps<typeof RemoveContent>

async function confirm(button: string, answer: string, given: Partial<Props>) {
  const props: Props = {
    kind: 'video',
    isDraft: true,
    deleteDraft: vi.fn(async () => {}),
    remove: vi.fn(async () => ({})),
    listPath: '/my-videos',
    onRemoved: vi.fn(),
    ...given,
  }
  const page = renderPage(
    [
      { path: '/edit', element: <RemoveContent {...props} /> },
      { path: '/my-videos', element: <h1>My Videos</h1> },
    ],
    '/edit',
  )
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: answer }))
  const toast = (message: string) =>
    waitFor(() => expect(page.store.get(toastAtom)?.message).toBe(message))
  return { ...page, props, toast }
}

test('deletes a draft only once that is confirmed, and shows the list', async () => {
  const { props, toast } = await confirm('Delete draft', 'Delete', {})
  expect(await screen.findByRole('heading', { name: 'My Videos' })).toBeDefined()
  expect(props.deleteDraft).toHaveBeenCalledOnce()
  expect(props.remove).not.toHaveBeenCalled()
  await toast('Draft deleted')
})

test('deletes nothing if the user cancels', async () => {
  const { props } = await confirm('Delete draft', 'Cancel', {})
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(props.deleteDraft).not.toHaveBeenCalled()
})

test('keeps the page open if the draft could not be deleted', async () => {
  const refused = new ApiError({ status: 409, code: 'conflict', msg: 'It is in review.' })
  const deleteDraft = vi.fn(() => Promise.reject(refused))
  const { router, toast } = await confirm('Delete draft', 'Delete', { deleteDraft })
  await toast('The draft could not be deleted. Try again.')
  expect(router.state.location.pathname).toBe('/edit')
})

test('removes what is published, and keeps it in the list of the user', async () => {
  const { props, toast } = await confirm('Remove from the site', 'Remove', { isDraft: false })
  await toast('Removed from the site')
  expect(props.onRemoved).toHaveBeenCalledOnce()
  expect(props.deleteDraft).not.toHaveBeenCalled()
})

test('does not say that it is removed if that failed', async () => {
  const remove = vi.fn(async () => null)
  const { props, store } = await confirm('Remove from the site', 'Remove', {
    isDraft: false,
    remove,
  })
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  expect(props.onRemoved).not.toHaveBeenCalled()
  expect(store.get(toastAtom)).toBeNull()
})
