import type { Field } from './contact-fields.ts'

const oldest = 1500

/** A founding year, from 1500 to `thisYear`. */
export function yearField(text: string, thisYear: number): Field<number> {
  const year = Number(text)
  if (!/^\d{4}(\.0+)?$/.test(text)) return { fault: 'not a year of four digits' }
  if (year > thisYear) return { fault: 'a year in the future' }
  if (year < oldest) return { fault: 'before the oldest school' }
  return { value: year }
}

const mostStudents = 100_000

export function studentsField(text: string): Field<number> {
  const number = Number(text.replace(/,/g, ''))
  if (!/^\d[\d,]*(\.0+)?$/.test(text)) return { fault: 'not a whole number' }
  if (number > mostStudents) return { fault: 'more students than any school has' }
  return { value: number }
}

/** Six digits, the first not 0; spaces inside are removed. */
export function pincodeField(text: string): Field<string> {
  const digits = text.replace(/\s/g, '').replace(/\.0+$/, '')
  return /^[1-9]\d{5}$/.test(digits) ? { value: digits } : { fault: 'not a PIN code of six digits' }
}

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Bounding box of India with its islands, in degrees. */
const india = { south: 6, north: 37.6, west: 68, east: 97.6 }

const isInside = (lat: number, lng: number) =>
  lat >= india.south && lat <= india.north && lng >= india.west && lng <= india.east

/**
 * A point in India from its two texts. Swapped coordinates are corrected, and `isRepaired` is set: in
 * India the two ranges do not overlap.
 */
export function pointField(lat: string, lng: string): Field<Point & { isRepaired: boolean }> {
  if (lat === '' || lng === '') return { fault: 'latitude without longitude, or the reverse' }
  const [y, x] = [degrees(lat), degrees(lng)]
  if (Number.isNaN(y) || Number.isNaN(x)) return { fault: 'not a number in degrees' }
  if (isInside(y, x)) return { value: { lat: y, lng: x, isRepaired: false } }
  if (isInside(x, y)) return { value: { lat: x, lng: y, isRepaired: true } }
  return { fault: 'coordinates outside India' }
}

const degrees = (text: string) => (/^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)
