// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toast } from './Toast'
import type { ToastType } from './toast-type'

const onClose = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockClear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function show(type: ToastType = 'success') {
  render(<Toast type={type} message="Updated" onClose={onClose} />)
  return screen.getByText('Updated')
}

test.each([
  ['success', 2000],
  ['error', 7000],
  ['info', 7000],
] as const)('closes a toast of type %s after %d ms', (type, milliseconds) => {
  show(type)
  pass(milliseconds - 1)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays under the pointer and resumes the timer when it leaves', () => {
  const toast = show()
  pass(1500)
  fireEvent.pointerMove(toast)
  pass(10_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerOut(toast)
  pass(499)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('does not stay because it appears under a resting pointer', () => {
  const toast = show()
  fireEvent.pointerOver(toast)
  pass(2000)
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays while its button has the focus and resumes the timer afterwards', () => {
  show()
  const button = screen.getByRole('button', { name: 'Dismiss' })
  pass(1500)
  act(() => button.focus())
  pass(10_000)
  expect(onClose).not.toHaveBeenCalled()
  act(() => button.blur())
  pass(500)
  expect(onClose).toHaveBeenCalledOnce()
})

test('closes when its action is selected', () => {
  const onSelect = vi.fn()
  render(
    <Toast type="info" message="Deleted" onClose={onClose} action={{ label: 'Undo', onSelect }} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})
