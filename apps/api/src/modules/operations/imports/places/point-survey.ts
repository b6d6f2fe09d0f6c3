import { distanceKm, type Point } from '../../../platform/places/distance.ts'
import type { PlaceInput } from '../../../platform/places/place-row.ts'
import { pointRanks } from '../../../platform/places/point-rank.ts'
import { hash53 } from '../../../platform/text/hashes.ts'
import { normalise } from '../../../platform/text/normalise.ts'
import { median } from './median.ts'

/** From this many names or PIN codes on, a point represents an area, not a place. */
const sharedByNames = 5
const sharedByPincodes = 3
/** Kilometres from the median of a PIN code from which a point contradicts it. */
const farFromPincode = 25
/** Kilometres from the median of the first three digits, a postal district, likewise. */
const farFromPostalDistrict = 120
/** Points that a median needs before it can contradict another point. */
const leastPoints = 3
/** Maximum points per PIN code in its median; there are 19,000 PIN codes. */
const mostPoints = 48

/** The errors in the point of a row. */
export type PointFault = 'shared' | 'contradicted'
/** The number of rows with each fault. */
export type PointFaults = Record<PointFault, number>

interface Pincode {
  readonly district: string | null
  readonly state: string | null
  readonly points: Point[]
  median: Point | null
}

/**
 * The points of a whole list of places, to tell places from points that represent an area. Add all
 * rows, call `settle`, and then ask.
 */
export class PointSurvey {
  /** The names and PIN codes at each point, as hashes. */
  readonly #names = new Map<number, number[]>()
  readonly #codes = new Map<number, number[]>()
  readonly #rows: PlacedRow[] = []
  readonly #pincodes = new Map<string, Pincode>()
  readonly #districts = new Map<string, Point>()

  add({ name, pincode, district, state, lat, lng }: PlaceInput): void {
    if (pincode !== null && !this.#pincodes.has(pincode))
      this.#pincodes.set(pincode, { district, state, points: [], median: null })
    if (lat === null || lng === null) return
    const key = pointKey({ lat, lng })
    addTo(this.#names, key, hash53(normalise(name)), sharedByNames)
    if (pincode === null) return
    addTo(this.#codes, key, Number(pincode), sharedByPincodes)
    this.#rows.push({ pincode, lat, lng })
  }

  /** Computes the medians of the postal districts and PIN codes. */
  settle(): void {
    const own = this.#rows.splice(0).filter((row) => !this.#isShared(row))
    const byDistrict = Map.groupBy(own, ({ pincode }) => pincode.slice(0, 3))
    for (const [digits, points] of byDistrict)
      if (points.length >= leastPoints) this.#districts.set(digits, median(points))
    for (const { pincode, lat, lng } of own) {
      const found = this.#pincodes.get(pincode)
      if (!found || found.points.length >= mostPoints) continue
      if (!this.#isOutsideDistrict(pincode, { lat, lng })) found.points.push({ lat, lng })
    }
    for (const found of this.#pincodes.values())
      found.median = found.points.length > 0 ? median(found.points) : null
  }

  /** Undefined for a point that can be trusted. */
  faultOf({ pincode, lat, lng }: PlaceInput): PointFault | undefined {
    if (lat === null || lng === null) return undefined
    if (this.#isShared({ lat, lng })) return 'shared'
    if (pincode === null) return undefined
    if (this.#isOutsideDistrict(pincode, { lat, lng })) return 'contradicted'
    const found = this.#pincodes.get(pincode)
    if (!found?.median || found.points.length < leastPoints) return undefined
    return distanceKm(found.median, { lat, lng }) > farFromPincode ? 'contradicted' : undefined
  }

  /**
   * The place with a point that can be trusted, or else the median of its PIN code. A shared point
   * without a better one stays, marked as approximate; a contradicted one is left out.
   */
  withTrustedPoint(place: PlaceInput): PlaceInput {
    const { pincode, lat } = place
    if (lat === null) return { ...place, pointRank: pointRanks.none }
    const fault = this.faultOf(place)
    if (fault === undefined) return place
    const around = pincode === null ? null : (this.#pincodes.get(pincode)?.median ?? null)
    if (around) return { ...place, ...around, pointRank: pointRanks.approximate }
    if (fault === 'shared' && !this.#isOutside(place))
      return { ...place, pointRank: pointRanks.approximate }
    return { ...place, lat: null, lng: null, pointRank: pointRanks.none }
  }

  /** A place for each PIN code with trusted points, at their median. */
  pincodes(): PlaceInput[] {
    return [...this.#pincodes].flatMap(([pincode, { district, state, median: point }]) => {
      if (!point) return []
      const { postOffice: pointRank } = pointRanks
      const known = { district, state, pincode, ...point, pointRank, popularity: 0.3 }
      return [{ source: 'places', sourceId: pincode, name: pincode, type: 'pincode', ...known }]
    })
  }

  #isShared(point: Point): boolean {
    const key = pointKey(point)
    const names = this.#names.get(key)?.length ?? 0
    return names >= sharedByNames || (this.#codes.get(key)?.length ?? 0) >= sharedByPincodes
  }

  #isOutside({ pincode, lat, lng }: PlaceInput): boolean {
    if (pincode === null || lat === null || lng === null) return false
    return this.#isOutsideDistrict(pincode, { lat, lng })
  }

  #isOutsideDistrict(pincode: string, point: Point): boolean {
    const center = this.#districts.get(pincode.slice(0, 3))
    return center !== undefined && distanceKm(center, point) > farFromPostalDistrict
  }
}

interface PlacedRow extends Point {
  readonly pincode: string
}

/** A number for a point, exact to a metre. */
const pointKey = ({ lat, lng }: Point) => Math.round(lat * 1e5) * 1e8 + Math.round(lng * 1e5)

function addTo(sets: Map<number, number[]>, key: number, value: number, most: number): void {
  const set = sets.get(key)
  if (!set) sets.set(key, [value])
  else if (set.length < most && !set.includes(value)) set.push(value)
}
