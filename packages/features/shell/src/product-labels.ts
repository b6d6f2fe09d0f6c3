import type { ProductKind, ProductSummary } from '@edbazaar/api-client'
import { formatAgeRange } from '@edbazaar/ui/formatting'
import type { SeatsState } from '@edbazaar/ui/Seats'

const kinds: Readonly<Record<ProductKind, string>> = {
  tuition: 'Tuition',
  activity: 'Activity',
  camp: 'Camp',
  workshop: 'Workshop',
}
const units: Readonly<Record<ProductSummary['price_unit'], string>> = {
  month: 'a month',
  session: 'a session',
  course: 'a course',
  camp: 'a camp',
}
const modes: Readonly<Record<ProductSummary['mode'], string>> = {
  online: 'Online',
  centre: 'At a centre',
  home: 'At your home',
}
/** Up to this number of free seats counts as few. */
const fewSeats = 15

/** "Tuition". */
export const productKindLabel = (kind: ProductKind) => kinds[kind]
/** "a month". */
export const priceUnitLabel = (unit: ProductSummary['price_unit']) => units[unit]
/** "At a centre". */
export const trainingModeLabel = (mode: ProductSummary['mode']) => modes[mode]

/** "Age 6–14"; undefined if not provided. */
export function ageRangeLabel(from: number | null, to: number | null): string | undefined {
  const range = formatAgeRange(from, to)
  return range === '' ? undefined : `Age ${range}`
}

/** "4 seats", "Full"; null if not provided. */
export function seatsAvailability(
  left: number | null,
): { state: SeatsState; label: string } | null {
  if (left === null) return null
  if (left === 0) return { state: 'closed', label: 'Full' }
  return {
    state: left <= fewSeats ? 'few' : 'open',
    label: left === 1 ? '1 seat' : `${left} seats`,
  }
}
