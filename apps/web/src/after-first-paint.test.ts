import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from './after-first-paint'

let paint: (name: string) => void

/** Stubs a browser whose paints the test triggers. */
function stubBrowser(visibilityState: 'visible' | 'hidden') {
  vi.stubGlobal('document', { visibilityState })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly notify: (entries: { getEntriesByName: (name: string) => string[] }) => void
      constructor(notify: typeof this.notify) {
        this.notify = notify
      }
      observe() {
        paint = (painted) =>
          this.notify({ getEntriesByName: (name) => (name === painted ? [name] : []) })
      }
      disconnect() {
        paint = () => {}
      }
    },
  )
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('runs once, when content is painted', () => {
  stubBrowser('visible')
  const act = vi.fn()
  afterFirstPaint(act)
  paint('first-paint')
  vi.advanceTimersByTime(100)
  expect(act).not.toHaveBeenCalled()
  paint('first-contentful-paint')
  expect(act).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})

test('runs immediately on a hidden page', () => {
  stubBrowser('hidden')
  const act = vi.fn()
  afterFirstPaint(act)
  vi.advanceTimersByTime(0)
  expect(act).toHaveBeenCalledOnce()
})

test('runs after a timeout without a paint', () => {
  stubBrowser('visible')
  const act = vi.fn()
  afterFirstPaint(act)
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})
