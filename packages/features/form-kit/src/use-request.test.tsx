import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type RequestOptions, useRequest } from './use-request'

interface SendButtonProps extends RequestOptions<string> {
  request: () => Promise<string>
}

function SendButton({ request, ...options }: SendButtonProps) {
  const { run, isBusy } = useRequest()
  return (
    <button type="button" onClick={() => void run(request, options)}>
      {isBusy ? 'Busy' : 'Send'}
    </button>
  )
}

const show = (props: SendButtonProps) =>
  renderPage([{ path: '/', element: <SendButton {...props} /> }], '/')
const press = async () => fireEvent.click(await screen.findByRole('button'))

test('a second press sends nothing while the first request runs', async () => {
  let answer: (text: string) => void = () => {}
  const request = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  const onSuccess = vi.fn()
  const onBusy = vi.fn()
  show({ request, onSuccess, onBusy })
  await press()
  await press()
  expect(screen.getByText('Busy')).toBeTruthy()
  await act(async () => answer('done'))
  expect(request).toHaveBeenCalledOnce()
  expect(onBusy).toHaveBeenCalledOnce()
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done')
  expect(screen.getByText('Send')).toBeTruthy()
})

test('a failure becomes a toast, unless it is handled', async () => {
  const onFailure = vi.fn(() => true)
  const { store } = show({ request: () => Promise.reject(new TypeError('Offline')), onFailure })
  await press()
  await waitFor(() => expect(screen.getByText('Send')).toBeTruthy())
  expect(onFailure).toHaveBeenCalledOnce()
  expect(store.get(toastAtom)).toBeNull()
  onFailure.mockReturnValue(false)
  await press()
  await waitFor(() => expect(store.get(toastAtom)?.type).toBe('error'))
})
