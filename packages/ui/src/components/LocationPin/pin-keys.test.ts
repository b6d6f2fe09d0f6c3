import { expect, test } from 'vitest'
import { arrowStep } from './pin-keys'

const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
  arrowStep({ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more })

test('arrow keys move the pin, in smaller steps with Shift', () => {
  expect(key('ArrowLeft')).toEqual({ right: -16, down: 0 })
  expect(key('ArrowUp')).toEqual({ right: 0, down: -16 })
  expect(key('ArrowDown', { shiftKey: true })).toEqual({ right: 0, down: 2 })
})

test('plus and minus zoom, and other keys do nothing', () => {
  expect(key('+')).toEqual({ right: 0, down: 0, zoom: 1 })
  expect(key('-')).toEqual({ right: 0, down: 0, zoom: -1 })
  expect(key('Enter')).toBeUndefined()
  expect(key('ArrowLeft', { altKey: true })).toBeUndefined()
})
