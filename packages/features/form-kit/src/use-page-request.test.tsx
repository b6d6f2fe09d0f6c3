import { ApiError } from '@edbazaar/api-client'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePageRequest } from './use-page-request'

interface SaveButtonProps {
  request: () => Promise<string | null>
  reloads?: boolean | undefined
  reloadsOn?: readonly number[] | undefined
}

function SaveButton({ request, reloads, reloadsOn }: SaveButtonProps) {
  const { run, isBusy } = usePageRequest()
  const toast = (answer: string) => `Saved ${answer}`
  return (
    <button type="button" onClick={() => void run(request, { toast, reloads, reloadsOn })}>
      {isBusy ? 'Busy' : 'Save'}
    </button>
  )
}

/** Shows the button on a page that has loaded once, and presses it. */
async function press(props: SaveButtonProps) {
  const loader = vi.fn(() => null)
  const page = renderPage([{ path: '/', loader, element: <SaveButton {...props} /> }], '/')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const isDone = () => expect(props.request).toHaveBeenCalledOnce()
  await waitFor(isDone)
  await screen.findByRole('button', { name: 'Save' })
  return { loads: () => loader.mock.calls.length, toast: () => page.store.get(toastAtom)?.message }
}

test('after a success the page loads again, and a toast says so', async () => {
  const { loads, toast } = await press({ request: vi.fn(async () => 'it') })
  expect(loads()).toBe(2)
  expect(toast()).toBe('Saved it')
})

test('a preview leaves the page as it is', async () => {
  const { loads } = await press({ request: vi.fn(async () => 'it'), reloads: false })
  expect(loads()).toBe(1)
})

test('when the user gave up, nothing loads and no toast says that it is saved', async () => {
  const { loads, toast } = await press({ request: vi.fn(async () => null) })
  expect(loads()).toBe(1)
  expect(toast()).toBeUndefined()
})

test.each([
  [409, 2],
  [500, 1],
])('after a failure with status %i the page has loaded %i times', async (status, expected) => {
  const failure = new ApiError({ status, code: 'conflict', msg: 'No.' })
  const request = vi.fn(() => Promise.reject(failure))
  const { loads, toast } = await press({ request, reloadsOn: [409] })
  await waitFor(() => expect(toast()).toBeDefined())
  expect(loads()).toBe(expected)
})
