import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from './after-first-paint'

let paint: (name: string) => void

/** A browser that paints when it is told to. */
function open(visibilityState: 'visible' | 'hidden') {
  vi.stubGlobal('document', { visibilityState })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly tell: (entries: { getEntriesByName: (name: string) => string[] }) => void
      constructor(tell: typeof this.tell) {
        this.tell = tell
      }
      observe() {
        paint = (painted) =>
          this.tell({ getEntriesByName: (name) => (name === painted ? [name] : []) })
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

test('acts once, when content is painted', () => {
  open('visible')
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

test('acts at once on a page that nobody looks at', () => {
  open('hidden')
  const act = vi.fn()
  afterFirstPaint(act)
  vi.advanceTimersByTime(0)
  expect(act).toHaveBeenCalledOnce()
})

test('does not wait for a paint that never comes', () => {
  open('visible')
  const act = vi.fn()
  afterFirstPaint(act)
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})
