// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction'

const load = vi.fn(async () => 'code')

afterEach(() => {
  document.body.replaceChildren()
  load.mockClear()
  vi.unstubAllGlobals()
})

function renderOnServer() {
  const part = document.createElement('div')
  part.id = 'part'
  document.body.append(part)
}

test('a part that the server did not render loads at once', async () => {
  expect(await onFirstInteraction('part', load)).toBe('code')
})

test('a part that the server rendered waits for the first interaction', async () => {
  renderOnServer()
  const loaded = onFirstInteraction('part', load)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointermove'))
  expect(await loaded).toBe('code')
  window.dispatchEvent(new Event('keydown'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that has been scrolled already loads the part at once', async () => {
  renderOnServer()
  vi.stubGlobal('scrollY', 300)
  expect(await onFirstInteraction('part', load)).toBe('code')
})

test('a page that has been pressed already loads the part at once', async () => {
  renderOnServer()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  expect(await onFirstInteraction('part', load)).toBe('code')
})
