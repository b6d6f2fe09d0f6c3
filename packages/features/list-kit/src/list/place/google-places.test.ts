import { afterEach, describe, expect, test, vi } from 'vitest'
import { locateGooglePlace, suggestGooglePlaces } from './google-places'

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
