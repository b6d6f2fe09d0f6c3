import { http, places } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ListingPlaceField } from './ListingPlaceField'
import type { ListingPlace } from './listing-place'

const server = mockServer()
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  // The map measures itself; jsdom has no sizes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const kimin = { lat: 27.31, lng: 93.97 }

/** Shows the field; the result holds the places it has reported. */
async function showField(point: typeof kimin | null = kimin) {
  const reported: (ListingPlace | null)[] = []
  function Page() {
    const [place, setPlace] = useState<ListingPlace | null>(null)
    return (
      <ListingPlaceField
        value={place?.location ?? 'Kimin'}
        point={place ? { lat: place.lat, lng: place.long } : point}
        onPlace={(next) => {
          reported.push(next)
          setPlace(next)
        }}
      />
    )
  }
  renderPage([{ path: '/', element: <Page /> }], '/')
  await screen.findByRole('combobox', { name: 'Location' })
  return reported
}

/** The device answers with a position that is accurate to this many metres. */
function mockDevice(accuracy: number) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (onPosition: (position: unknown) => void) =>
        onPosition({ coords: { latitude: 27.32, longitude: 93.98, accuracy } }),
    },
  })
  server.use(
    http.get('/places/at-point', ({ response }) =>
      response(200).json({
        location: 'Kimin, Papum Pare, India',
        locality: 'Kimin',
        city: null,
        district: 'Papum Pare',
        state: 'Arunachal Pradesh',
        pincode: '791121',
      }),
    ),
  )
}

async function useMyLocation() {
  await userEvent.click(screen.getByRole('button', { name: 'Set the exact spot on the map' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use my location' }))
}

test('reports the place that the user picks from the gazetteer', async () => {
  const [indiranagar] = places
  server.use(http.get('/places/autocomplete', ({ response }) => response(200).json([...places])))
  const reported = await showField(null)
  const field = screen.getByRole('combobox', { name: 'Location' })
  await userEvent.clear(field)
  await userEvent.type(field, 'indira')
  await userEvent.click(await screen.findByRole('option', { name: /Indiranagar/ }))
  expect(reported.at(-1)).toMatchObject({ place: indiranagar?.slug, lat: indiranagar?.lat })
})

test('offers no pin while the place is unknown', async () => {
  await showField(null)
  expect(screen.queryByRole('button', { name: 'Set the exact spot on the map' })).toBeNull()
})

test('takes an accurate device position as the exact spot', async () => {
  mockDevice(20)
  const reported = await showField()
  await useMyLocation()
  await waitFor(() => expect(reported.at(-1)).toMatchObject({ lat: 27.32, is_exact: true }), {
    timeout: 5_000,
  })
  expect(screen.queryByText(/Your device knows its position/)).toBeNull()
})

test('does not take a vague device position as the exact spot, and says how vague it is', async () => {
  mockDevice(3_000)
  const reported = await showField()
  await useMyLocation()
  await waitFor(() => expect(reported.at(-1)).toMatchObject({ lat: 27.32, is_exact: false }), {
    timeout: 5_000,
  })
  expect(
    screen.getByText(
      'Your device knows its position only to about 3,000 m. Move the pin to the exact spot.',
    ),
  ).toBeDefined()
})
