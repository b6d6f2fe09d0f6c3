/**
 * Google's Places API (New), asked from the browser:
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
 */
const api = 'https://places.googleapis.com/v1'

/** A place that Google suggests. */
export interface GooglePlace {
  /** Google's id of the place. */
  googleId: string
  name: string
  detail: string
}

interface Words {
  text?: string
}

interface Prediction {
  placeId?: string
  structuredFormat?: { mainText?: Words; secondaryText?: Words }
}

/** Up to five places in India that the text may mean. Throws where Google does not answer. */
export async function suggestGooglePlaces(
  key: string,
  input: string,
  signal: AbortSignal,
): Promise<GooglePlace[]> {
  const answer = await askGoogle<{ suggestions?: { placePrediction?: Prediction }[] }>(
    '/places:autocomplete',
    key,
    {
      method: 'POST',
      body: JSON.stringify({ input, includedRegionCodes: ['in'], languageCode: 'en' }),
      signal,
    },
  )
  return (answer.suggestions ?? []).flatMap(({ placePrediction }) => {
    const { placeId, structuredFormat } = placePrediction ?? {}
    const name = structuredFormat?.mainText?.text
    if (placeId === undefined || name === undefined) return []
    return [{ googleId: placeId, name, detail: structuredFormat?.secondaryText?.text ?? '' }]
  })
}

/** Where a place lies, in degrees. Throws where Google does not answer or does not know. */
export async function locateGooglePlace(
  key: string,
  { googleId }: GooglePlace,
): Promise<{ lat: number; lng: number }> {
  const path = `/places/${encodeURIComponent(googleId)}`
  const { location } = await askGoogle<{ location?: { latitude: number; longitude: number } }>(
    path,
    key,
    { headers: { 'X-Goog-FieldMask': 'location' } },
  )
  if (location === undefined) throw new Error('Google Places told no location')
  return { lat: location.latitude, lng: location.longitude }
}

async function askGoogle<Result>(path: string, key: string, init: RequestInit): Promise<Result> {
  const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, ...init.headers }
  const response = await fetch(api + path, { ...init, headers })
  if (!response.ok) throw new Error(`Google Places answered ${response.status}`)
  return response.json()
}
