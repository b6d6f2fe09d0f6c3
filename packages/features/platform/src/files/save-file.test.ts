import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file'

afterEach(() => vi.useRealTimers())

test('downloads a file under a name, and keeps its URL until the browser has read it', () => {
  vi.useFakeTimers()
  const revoke = vi.fn()
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = revoke
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.href} as ${this.download}`)
  })
  saveFile(new Blob(['BEGIN:VCALENDAR']), 'classes.ics')
  expect(clicked).toEqual(['blob:file as classes.ics'])
  vi.advanceTimersByTime(1_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file')
})
