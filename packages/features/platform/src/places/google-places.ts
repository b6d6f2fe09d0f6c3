/**
 * Google Places API (New), called from the browser:
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
 */
const api = 'https://places.googleapis.com/v1'

/** A place suggested by Google. */
export interface GooglePlace {
  /** Google's id of the place. */
  googleId: string
  name: string
  detail: string
}

interface TextValue {
  text?: string
}

interface Prediction {
  placeId?: string
  structuredFormat?: { mainText?: TextValue; secondaryText?: TextValue }
}

/** Up to five matching places in India. Throws if the request fails. */
export async function suggestGooglePlaces(
  key: string,
  input: string,
  signal: AbortSignal,
): Promise<GooglePlace[]> {
  const response = await callGoogle<{ suggestions?: { placePrediction?: Prediction }[] }>(
    '/places:autocomplete',
    key,
    {
      method: 'POST',
      body: JSON.stringify({ input, includedRegionCodes: ['in'], languageCode: 'en' }),
      signal,
    },
  )
  return (response.suggestions ?? []).flatMap(({ placePrediction }) => {
    const { placeId, structuredFormat } = placePrediction ?? {}
    const name = structuredFormat?.mainText?.text
    if (placeId === undefined || name === undefined) return []
    return [{ googleId: placeId, name, detail: structuredFormat?.secondaryText?.text ?? '' }]
  })
}

/** The coordinates of a place, in degrees. Throws if the request fails or has no location. */
export async function locateGooglePlace(
  key: string,
  { googleId }: GooglePlace,
): Promise<{ lat: number; lng: number }> {
  const path = `/places/${encodeURIComponent(googleId)}`
  const { location } = await callGoogle<{ location?: { latitude: number; longitude: number } }>(
    path,
    key,
    { headers: { 'X-Goog-FieldMask': 'location' } },
  )
  if (location === undefined) throw new Error('Google Places returned no location')
  return { lat: location.latitude, lng: location.longitude }
}

/** A Google place with its address, as a listing stores it. */
export interface DescribedGooglePlace {
  /**
   * The specification's joined text: sublocality level 2, sublocality level 1, locality, state and
   * country.
   */
  location: string
  lat: number
  lng: number
  /** Whether the point is that of a building, not of an area or a road. */
  isExact: boolean
}

interface AddressComponent {
  longText?: string
  types?: readonly string[]
}

/** The parts of the joined text, in order. */
const joinedParts = [
  'sublocality_level_2',
  'sublocality_level_1',
  'locality',
  'administrative_area_level_1',
  'country',
]
/** Types of places whose point is a building's. */
const preciseTypes = new Set([
  'street_address',
  'premise',
  'subpremise',
  'establishment',
  'plus_code',
])

/** The address and coordinates of a place. Throws if the request fails or has no location. */
export async function describeGooglePlace(
  key: string,
  { googleId, name, detail }: GooglePlace,
): Promise<DescribedGooglePlace> {
  const path = `/places/${encodeURIComponent(googleId)}`
  const { location, addressComponents, types } = await callGoogle<{
    location?: { latitude: number; longitude: number }
    addressComponents?: readonly AddressComponent[]
    types?: readonly string[]
  }>(path, key, { headers: { 'X-Goog-FieldMask': 'location,addressComponents,types' } })
  if (location === undefined) throw new Error('Google Places returned no location')
  return {
    location: joinedText(addressComponents ?? []) || [name, detail].filter(Boolean).join(', '),
    lat: location.latitude,
    lng: location.longitude,
    isExact: (types ?? []).some((type) => preciseTypes.has(type)),
  }
}

function joinedText(components: readonly AddressComponent[]): string {
  const texts = joinedParts.flatMap(
    (part) => components.find(({ types }) => types?.includes(part))?.longText ?? [],
  )
  return [...new Set(texts)].join(', ')
}

async function callGoogle<Body>(path: string, key: string, init: RequestInit): Promise<Body> {
  const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, ...init.headers }
  const response = await fetch(api + path, { ...init, headers })
  if (!response.ok) throw new Error(`Google Places returned status ${response.status}`)
  return response.json()
}
