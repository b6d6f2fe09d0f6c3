// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { LocationPin } from './LocationPin'

const code = vi.hoisted(() => {
  // Test files share a module registry: reset it so that the mock applies only to this file.
  vi.resetModules()
  return { isReachable: false }
})
vi.mock('./pin-map', () => ({
  get drawPinMap() {
    if (!code.isReachable) throw new TypeError('Failed to fetch dynamically imported module')
    return () => ({
      show() {},
      setNames() {},
      setLabel() {},
      zoomIn() {},
      zoomOut() {},
      remove() {},
    })
  },
}))

afterEach(cleanup)
afterAll(() => {
  vi.resetModules()
})

test('offers to load the map again when its code could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  render(<LocationPin label="Exact location" value={null} onChange={() => {}} />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('alert').textContent).toMatch(/^The map could not be loaded/)
  code.isReachable = true
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
