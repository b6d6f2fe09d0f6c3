import type { AgeBand } from '@edbazaar/api-client'
import { formatAgeRange } from '@edbazaar/ui/formatting'
import type { ListLabels } from '../list/messages'

/** Labels of the school list. */
export const labels: ListLabels = {
  one: 'school',
  many: 'schools',
  inIndia: 'Schools in India',
  near: (name) => `Schools near ${name}`,
  nearPoint: 'Schools nearby',
  results: 'Schools',
}

/** Texts of the school list. */
export const messages = {
  byPlace: 'Schools by state, district and city',
  sorts: { relevance: 'Best known', distance: 'Distance', fees: 'Lowest fees', name: 'Name' },
  fees: 'Fees a year',
  age: 'Age',
  feesUpTo: (high: string) => `Up to ${high}`,
  feesFrom: (low: string) => `From ${low}`,
  feesBetween: (low: string, high: string) => `${low}–${high}`,
  ageBand: (band: string) => `Age ${band}`,
  listDescription: (where: string, total: string) =>
    `${total} ${where}: distance, board, fees, age and availability side by side, each fact with its source.`,
} as const

/** Label of an age band: `2.5-6` is `2½–6`. */
export function ageBandLabel(band: AgeBand): string {
  const [from = null, to = null] = band.split('-').map(Number)
  return formatAgeRange(from, to)
}
