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

async function callGoogle<Body>(path: string, key: string, init: RequestInit): Promise<Body> {
  const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, ...init.headers }
  const response = await fetch(api + path, { ...init, headers })
  if (!response.ok) throw new Error(`Google Places returned status ${response.status}`)
  return response.json()
}
