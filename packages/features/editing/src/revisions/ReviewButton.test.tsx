import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ReviewButton } from './ReviewButton'

type Props = ComponentProps<typeof ReviewButton>
type Status = Props['status']

function renderButton(status: Status, moved: Status | null) {
  const move = vi.fn(async () => moved && { status: moved })
  const { store } = renderPage(
    [{ path: '/edit', element: <ReviewButton status={status} move={move} /> }],
    '/edit',
  )
  const toast = () => store.get(toastAtom)?.message
  return { move, toast }
}

test.for([
  {
    status: 'draft',
    button: 'Submit for review',
    to: 'review',
    moved: 'review',
    says: 'Submitted for review',
  },
  {
    status: 'draft',
    button: 'Submit for review',
    to: 'review',
    moved: 'published',
    says: 'Published',
  },
  {
    status: 'changes',
    button: 'Resubmit',
    to: 'review',
    moved: 'review',
    says: 'Submitted for review',
  },
  {
    status: 'removed',
    button: 'Resubmit',
    to: 'review',
    moved: 'review',
    says: 'Submitted for review',
  },
  {
    status: 'review',
    button: 'Withdraw',
    to: 'draft',
    moved: 'draft',
    says: 'Withdrawn. You can edit it again.',
  },
] as const)('$button: from $status to $moved', async ({ status, button, to, moved, says }) => {
  const { move, toast } = renderButton(status, moved)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(toast()).toBe(says))
  expect(move).toHaveBeenCalledExactlyOnceWith(to)
})

test('shows no error itself if it was not possible, and can be used again', async () => {
  const { move, toast } = renderButton('draft', null)
  const button = await screen.findByRole('button', { name: 'Submit for review' })
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(button)
  await waitFor(() => expect(move).toHaveBeenCalledTimes(2))
  expect(toast()).toBeUndefined()
})

test('shows no button for what is published', async () => {
  renderPage(
    [
      {
        path: '/edit',
        element: (
          <>
            <h1>Edit</h1>
            <ReviewButton status="published" move={vi.fn()} />
          </>
        ),
      },
    ],
    '/edit',
  )
  await screen.findByRole('heading', { name: 'Edit' })
  expect(screen.queryByRole('button')).toBeNull()
})
