import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Long timeouts, because tests are slow on a machine with two busy cores.
configure({ asyncUtilTimeout: 10_000 })

// Files of one process share its modules and its window: each test leaves both as it found them.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  // Storage may be one that a test forbids.
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

// A dialog disables the whole page in an effect, and enables itself in the next one. Between them a person
// would wait a moment; user-event fails. The page behind the dialog stays disabled.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[role=dialog], [role=alertdialog] { pointer-events: auto !important }',
  }),
)

// jsdom has neither; what they do is tested in a browser.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
