import { http, places } from '@edbazaar/api-client/testing'
import { SiteSettingsContext } from '@edbazaar/feature-platform'
import {
  type DescribedGooglePlace,
  describeGooglePlace,
  suggestGooglePlaces,
} from '@edbazaar/feature-platform/google-places'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ListingPlaceField } from './ListingPlaceField'
import type { ListingPlace } from './listing-place'

// Test files share a module registry: reset it so that the mock applies only to this file.
vi.hoisted(() => vi.resetModules())
vi.mock('@edbazaar/feature-platform/google-places', () => ({
  suggestGooglePlaces: vi.fn(),
  describeGooglePlace: vi.fn(),
}))

const server = startMockServer()
beforeAll(() => {
  // The map measures itself; jsdom has no sizes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.mocked(suggestGooglePlaces).mockReset()
  vi.mocked(describeGooglePlace).mockReset()
})
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const kimin = { lat: 27.31, lng: 93.97 }

/** Shows the field; the result holds the places it has reported. */
async function showField(
  point: typeof kimin | null = kimin,
  settings: ComponentProps<typeof SiteSettingsContext>['value'] = {},
) {
  const reported: (ListingPlace | null)[] = []
  function Page() {
    const [place, setPlace] = useState<ListingPlace | null>(null)
    return (
      <SiteSettingsContext value={settings}>
        <ListingPlaceField
          value={place?.location ?? 'Kimin'}
          point={place ? { lat: place.lat, lng: place.long } : point}
          onPlace={(next) => {
            reported.push(next)
            setPlace(next)
          }}
        />
      </SiteSettingsContext>
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
  await waitFor(() => expect(reported.at(-1)).toMatchObject({ lat: 27.32, is_exact: true }))
  expect(screen.queryByText(/Your device knows its position/)).toBeNull()
})

test('does not take a vague device position as the exact spot, and says how vague it is', async () => {
  mockDevice(3_000)
  const reported = await showField()
  await useMyLocation()
  await waitFor(() => expect(reported.at(-1)).toMatchObject({ lat: 27.32, is_exact: false }))
  expect(
    screen.getByText(
      'Your device knows its position only to about 3,000 m. Move the pin to the exact spot.',
    ),
  ).toBeDefined()
})

test('keeps a move of the pin when the map is hidden at once', async () => {
  mockDevice(20)
  const reported = await showField()
  await useMyLocation()
  await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }))
  expect(reported).toEqual([{ location: 'Kimin', lat: 27.32, long: 93.98, is_exact: true }])
})

test('names the new spot once the pin rests', async () => {
  mockDevice(20)
  const reported = await showField()
  await useMyLocation()
  const named = { location: 'Kimin, Papum Pare, India', lat: 27.32, long: 93.98, is_exact: true }
  await waitFor(() => expect(reported.at(-1)).toEqual(named))
})

/** Picks the place that the field suggests for this text. */
async function pick(text: string, option: RegExp) {
  const field = screen.getByRole('combobox', { name: 'Location' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('keeps a place that is picked while the spot of the pin is named', async () => {
  mockDevice(20)
  const named = Promise.withResolvers<void>()
  let hasAsked = false
  server.use(
    http.get('/places/autocomplete', ({ response }) => response(200).json([...places])),
    http.get('/places/at-point', async ({ response }) => {
      hasAsked = true
      await named.promise
      return response(200).json({
        location: 'Kimin, Papum Pare, India',
        locality: 'Kimin',
        city: null,
        district: 'Papum Pare',
        state: 'Arunachal Pradesh',
        pincode: '791121',
      })
    }),
  )
  const reported = await showField()
  await useMyLocation()
  await waitFor(() => expect(hasAsked).toBe(true))
  await pick('indira', /Indiranagar/)
  named.resolve()
  // The answer about the pin has arrived by then.
  await pick('indira', /Indira Nagar/)
  expect(reported.map((place) => place?.place)).toEqual([
    undefined,
    places[0]?.slug,
    places[1]?.slug,
  ])
})

test('takes the last place when the first one is still looked up', async () => {
  const [first, second] = [
    Promise.withResolvers<DescribedGooglePlace>(),
    Promise.withResolvers<DescribedGooglePlace>(),
  ]
  vi.mocked(suggestGooglePlaces).mockResolvedValue([
    { googleId: 'a', name: 'Adyar', detail: 'Chennai' },
    { googleId: 'b', name: 'Besant Nagar', detail: 'Chennai' },
  ])
  vi.mocked(describeGooglePlace).mockImplementation((_, { googleId }) =>
    googleId === 'a' ? first.promise : second.promise,
  )
  const reported = await showField(null, { placesKey: 'the-key' })
  await pick('ady', /Adyar/)
  await pick('bes', /Besant Nagar/)
  await act(async () =>
    second.resolve({ location: 'Besant Nagar', lat: 13, lng: 80, isExact: false }),
  )
  await act(async () => first.resolve({ location: 'Adyar', lat: 12, lng: 80, isExact: false }))
  expect(reported.map((place) => place?.location)).toEqual(['Besant Nagar'])
})

test('says so when neither Google nor the gazetteer can look up a place', async () => {
  vi.mocked(suggestGooglePlaces).mockResolvedValue([
    { googleId: 'a', name: 'Adyar', detail: 'Chennai' },
  ])
  vi.mocked(describeGooglePlace).mockRejectedValue(new Error('quota'))
  server.use(http.get('/places/autocomplete', ({ response }) => response.untyped(Response.error())))
  const reported = await showField(null, { placesKey: 'the-key' })
  await pick('ady', /Adyar/)
  expect(await screen.findByText(/^We could not look up this place/)).toBeDefined()
  expect(reported).toEqual([])
})
