import { schoolList } from '@edbazaar/api-client/testing'
import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RememberedPlace } from './remembered-place'

const indiranagar = {
  name: 'Indiranagar',
  slug: 'indiranagar-bengaluru',
  lat: 12.9784,
  lng: 77.6408,
  radius: 5,
}

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
})

/** The place as a page that has just been opened knows it. */
async function openPage() {
  const { placeAtom, useRememberedPlace } = await import('./remembered-place')
  const store = createStore()
  return { store, useRememberedPlace, place: (): RememberedPlace | null => store.get(placeAtom) }
}

test('the place of a list that was shown is known on the next page', async () => {
  const { store, useRememberedPlace, place } = await openPage()
  renderHook(() => useRememberedPlace(schoolList()), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(place()).toEqual(indiranagar)
  vi.resetModules()
  expect((await openPage()).place()).toEqual(indiranagar)
})

test('a list of the whole country forgets a place only when it was widened', async () => {
  window.localStorage.setItem('place', JSON.stringify(indiranagar))
  const { store, useRememberedPlace, place } = await openPage()
  const everywhere = schoolList({ place: null, radius: null })
  const { rerender } = renderHook((list) => useRememberedPlace(list), {
    initialProps: everywhere,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(place()).toEqual(indiranagar)
  rerender(schoolList())
  rerender(everywhere)
  expect(place()).toBeNull()
  expect(window.localStorage.getItem('place')).toBe('null')
})

test.each([
  '',
  '{',
  '7',
  '[]',
  '{"name":"x","lat":91,"lng":0,"radius":5}',
  '{"name":"x","lat":"1","lng":0,"radius":5}',
  '{"name":"x","slug":7,"lat":1,"lng":1,"radius":1}',
  '{"name":1,"lat":1,"lng":1,"radius":1}',
])('what is stored as %s is no place', async (stored) => {
  window.localStorage.setItem('place', stored)
  expect((await openPage()).place()).toBeNull()
})

test('a browser that forbids storage keeps the place as long as the page', async () => {
  const forbid = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid)
  const { store, useRememberedPlace, place } = await openPage()
  expect(place()).toBeNull()
  renderHook(() => useRememberedPlace(schoolList()), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(place()).toEqual(indiranagar)
})
