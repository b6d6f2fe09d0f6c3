import { afterEach, describe, expect, test, vi } from 'vitest'
import { describeGooglePlace, locateGooglePlace, suggestGooglePlaces } from './google-places'

const { signal } = new AbortController()
const mockResponse = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )
const sentRequest = () => {
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  return { url, init, body: JSON.parse(String(init?.body ?? 'null')) }
}
afterEach(() => vi.unstubAllGlobals())

describe('Google place suggestions', () => {
  test('are limited to India and send the key in a header', async () => {
    mockResponse({})
    expect(await suggestGooglePlaces('the-key', 'indira', signal)).toEqual([])
    expect(sentRequest().url).toBe('https://places.googleapis.com/v1/places:autocomplete')
    expect(sentRequest().body).toMatchObject({ input: 'indira', includedRegionCodes: ['in'] })
    expect(new Headers(sentRequest().init?.headers).get('X-Goog-Api-Key')).toBe('the-key')
  })

  test('have a name and a detail; unnamed predictions are skipped', async () => {
    mockResponse({
      suggestions: [
        {
          placePrediction: {
            placeId: 'abc',
            structuredFormat: {
              mainText: { text: 'Indiranagar' },
              secondaryText: { text: 'Bengaluru, Karnataka' },
            },
          },
        },
        { placePrediction: { placeId: 'def', structuredFormat: { mainText: { text: 'Goa' } } } },
        { queryPrediction: { text: { text: 'indira gandhi' } } },
      ],
    })
    expect(await suggestGooglePlaces('k', 'ind', signal)).toEqual([
      { googleId: 'abc', name: 'Indiranagar', detail: 'Bengaluru, Karnataka' },
      { googleId: 'def', name: 'Goa', detail: '' },
    ])
  })

  test('fail when Google returns an error', async () => {
    mockResponse({ error: { message: 'quota' } }, 429)
    await expect(suggestGooglePlaces('k', 'ind', signal)).rejects.toThrow('429')
  })
})

describe('the location of a place', () => {
  test('requests only the location field', async () => {
    mockResponse({ location: { latitude: 12.97, longitude: 77.64 } })
    const place = { googleId: '../../x', name: 'Indiranagar', detail: '' }
    expect(await locateGooglePlace('k', place)).toEqual({ lat: 12.97, lng: 77.64 })
    expect(sentRequest().url).toBe('https://places.googleapis.com/v1/places/..%2F..%2Fx')
    expect(new Headers(sentRequest().init?.headers).get('X-Goog-FieldMask')).toBe('location')
  })
})

describe('the description of a place', () => {
  const place = { googleId: 'abc', name: 'Vidya Mandir', detail: '12th Main, Indiranagar' }
  const component = (longText: string, ...types: string[]) => ({ longText, types })
  const components = [
    component('12th Main', 'route'),
    component('HAL 2nd Stage', 'sublocality_level_2', 'sublocality', 'political'),
    component('Indiranagar', 'sublocality_level_1', 'sublocality', 'political'),
    component('Bengaluru', 'locality', 'political'),
    component('Karnataka', 'administrative_area_level_1', 'political'),
    component('India', 'country', 'political'),
    component('560038', 'postal_code'),
  ]
  const location = { latitude: 12.97, longitude: 77.64 }

  test('joins the parts of its address, and is exact for a building', async () => {
    mockResponse({ location, addressComponents: components, types: ['school', 'establishment'] })
    expect(await describeGooglePlace('k', place)).toEqual({
      location: 'HAL 2nd Stage, Indiranagar, Bengaluru, Karnataka, India',
      lat: 12.97,
      lng: 77.64,
      isExact: true,
    })
    const mask = new Headers(sentRequest().init?.headers).get('X-Goog-FieldMask')
    expect(mask).toBe('location,addressComponents,types')
  })

  test('is not exact for an area or a road, and falls back to its name', async () => {
    mockResponse({ location, types: ['sublocality_level_1', 'political'] })
    expect(await describeGooglePlace('k', place)).toMatchObject({
      location: 'Vidya Mandir, 12th Main, Indiranagar',
      isExact: false,
    })
    mockResponse({ location, types: ['route'] })
    expect((await describeGooglePlace('k', place)).isExact).toBe(false)
  })

  test('fails without a location', async () => {
    mockResponse({ addressComponents: components })
    await expect(describeGooglePlace('k', place)).rejects.toThrow('no location')
  })
})
