import type { PlaceInput } from '../../places/place-row.ts'

/** Maximum points per PIN code in its median; there are 19,000 PIN codes. */
const mostPoints = 48

interface Pincode {
  readonly district: string | null
  readonly state: string | null
  readonly lats: number[]
  readonly lngs: number[]
}

/** Collects the points of each PIN code, to create places for the PIN codes. */
export class PincodePoints {
  readonly #pincodes = new Map<string, Pincode>()

  add({ pincode, district, state, lat, lng }: PlaceInput): void {
    if (pincode === null || lat === null || lng === null) return
    let found = this.#pincodes.get(pincode)
    if (!found) {
      found = { district, state, lats: [], lngs: [] }
      this.#pincodes.set(pincode, found)
    }
    if (found.lats.length >= mostPoints) return
    found.lats.push(lat)
    found.lngs.push(lng)
  }

  /** A place for each PIN code, at the median of its points. */
  places(): PlaceInput[] {
    return [...this.#pincodes].map(([pincode, { district, state, lats, lngs }]) => ({
      source: 'places',
      sourceId: pincode,
      name: pincode,
      type: 'pincode',
      district,
      state,
      pincode,
      lat: median(lats),
      lng: median(lngs),
      popularity: 0.3,
    }))
  }
}

/** The median; the lower of the two middle values for an even number. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
