import { schoolList } from '@edbazaar/api-client/testing'
import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedPlace } from './saved-place'

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

/** Reloads the module, as opening a new page does. */
async function openPage() {
  const { savedPlaceAtom, useSavePlace } = await import('./saved-place')
  const store = createStore()
  return { store, useSavePlace, place: (): SavedPlace | null => store.get(savedPlaceAtom) }
}

test('the place of a list is available on the next page', async () => {
  const { store, useSavePlace, place } = await openPage()
  renderHook(() => useSavePlace(schoolList()), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(place()).toEqual(indiranagar)
  vi.resetModules()
  expect((await openPage()).place()).toEqual(indiranagar)
})

test('a country-wide list clears the place only after a list near a place', async () => {
  window.localStorage.setItem('place', JSON.stringify(indiranagar))
  const { store, useSavePlace, place } = await openPage()
  const everywhere = schoolList({ place: null, radius: null })
  const { rerender } = renderHook((list) => useSavePlace(list), {
    initialProps: everywhere,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(place()).toEqual(indiranagar)
  rerender(schoolList())
  rerender(schoolList({ place: null, radius: 5 }))
  expect(place()).toEqual(indiranagar)
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
  '{"name":"x","lat":1,"lng":1,"radius":1,"isApproximate":1}',
  '{"name":1,"lat":1,"lng":1,"radius":1}',
])('ignores the stored value %s', async (stored) => {
  window.localStorage.setItem('place', stored)
  expect((await openPage()).place()).toBeNull()
})

test('keeps the place in memory when the browser blocks storage', async () => {
  const forbid = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid)
  const { store, useSavePlace, place } = await openPage()
  expect(place()).toBeNull()
  renderHook(() => useSavePlace(schoolList()), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(place()).toEqual(indiranagar)
})
