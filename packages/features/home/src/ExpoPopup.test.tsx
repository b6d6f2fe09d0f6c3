import { accountPanelAtom, hasSignedOutAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { signIn } from '@edbazaar/feature-platform/testing/session'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExpoPopup } from './ExpoPopup'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function openHome() {
  const page = renderPage(
    [
      { path: '/', element: [<input key="field" aria-label="Search" />, <ExpoPopup key="expo" />] },
      { path: '*', element: <p>another page</p> },
    ],
    '/',
  )
  await vi.waitFor(() => screen.getByRole('textbox', { hidden: true }), { timeout: 20_000 })
  return page
}

/** Advances the timers and waits for the imports that they start. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.dynamicImportSettled())
}

const popup = () => screen.queryByRole('dialog', { name: 'The school expo, from your home' })

test('opens without any interaction too, with one promotion and its link', async () => {
  await openHome()
  await pass(7900)
  expect(popup()).toBeNull()
  await pass(100)
  expect(popup()?.textContent).toContain('Every stall in one list')
  const link = screen.getByRole('link', { name: 'Browse the schools' })
  expect(link.getAttribute('href')).toBe('/schools')
})

test.each(['pointermove', 'touchstart', 'scroll'])(
  'opens soon after the first %s',
  async (sign) => {
    await openHome()
    await pass(300)
    act(() => void window.dispatchEvent(new Event(sign)))
    await pass(900)
    expect(popup()).toBeNull()
    act(() => void window.dispatchEvent(new Event(sign)))
    await pass(100)
    expect(popup()).not.toBeNull()
  },
)

test('waits while the user types', async () => {
  await openHome()
  act(() => screen.getByRole('textbox').focus())
  await pass(60_000)
  expect(popup()).toBeNull()
  act(() => screen.getByRole('textbox').blur())
  await pass(2000)
  expect(popup()).not.toBeNull()
})

test('waits while an account panel is open or loading', async () => {
  const { store } = await openHome()
  act(() => store.set(accountPanelAtom, 'institution'))
  await pass(60_000)
  expect(popup()).toBeNull()
  act(() => store.set(accountPanelAtom, null))
  await pass(2000)
  expect(popup()).not.toBeNull()
})

test.each([
  ['Close', () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document)],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['the link', () => fireEvent.click(screen.getByRole('link', { name: /Browse/ }))],
])('is dismissed by %s and stays dismissed', async (_, dismiss) => {
  await openHome()
  await pass(8000)
  expect(popup()).not.toBeNull()
  dismiss()
  await pass(0)
  expect(popup()).toBeNull()

  cleanup()
  await openHome()
  await pass(60_000)
  expect(popup()).toBeNull()
})

test('opens when another promotion was dismissed', async () => {
  window.localStorage.setItem('dismissedExpo', JSON.stringify('school-expo-2026'))
  await openHome()
  await pass(8000)
  expect(popup()).not.toBeNull()
})

test('does not open for providers', async () => {
  const { store } = await openHome()
  act(() => signIn(store, { user_has_institute: true }))
  await pass(60_000)
  expect(popup()).toBeNull()
})

test('does not open right after signing out', async () => {
  const { store } = await openHome()
  act(() => store.set(hasSignedOutAtom, true))
  await pass(60_000)
  expect(popup()).toBeNull()
})
