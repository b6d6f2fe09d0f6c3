import type { FeeRow, FeeSheet } from '../../src/db/schema/index.ts'
import type { Chance } from '../chance.ts'
import { kindFacts, type PriceLevel, type SchoolKind } from './school-kinds.ts'

/** Annual tuition in rupees of a middle class in a town, lowest and highest. */
const tuitions: Readonly<Record<PriceLevel, readonly [low: number, high: number]>> = {
  low: [8_400, 26_000],
  middle: [30_000, 72_000],
  high: [90_000, 260_000],
}

/** Costs of a kind relative to a day school up to Class 10 or 12. */
const scales: Readonly<Record<SchoolKind, number>> = {
  kindergarten: 0.55,
  primary: 0.8,
  secondary: 1,
  senior: 1,
  boarding: 2.2,
  online: 0.5,
}

/** The fee sheet for 2027–28, in rupees; some schools leave out a column, as real ones do. */
export function feesFor(
  kind: SchoolKind,
  priceLevel: PriceLevel,
  cost: number,
  chance: Chance,
): FeeSheet {
  const [low, high] = tuitions[priceLevel]
  const scale = cost * scales[kind]
  const tuition = chance.between(low, high) * scale
  const admission = tuition * (0.15 + chance.next() * 0.25)
  const transport = chance.is(0.2) || kind === 'online' ? null : chance.between(9, 22) * 1_000
  const books = chance.between(18, 90) * 100
  const isBooksFeeProvided = chance.is(0.9)
  const rows = kindFacts[kind].classes.map(([classes, step], i): FeeRow => {
    const isLast = i > 2 && chance.is(0.25)
    return {
      classes,
      admission: rounded(admission * (i > 3 ? 1.2 : 1), 500),
      tuition: rounded(tuition * step, 500),
      // The eldest often travel alone, and the school gives no bus fee.
      transport: isLast || kind === 'boarding' ? null : transport,
      books: isBooksFeeProvided ? rounded(books * step, 100) : null,
    }
  })
  return { year: '2027–28', toldOn: `2026-11-${padded(chance.between(1, 18))}`, rows }
}

const rounded = (rupees: number, to: number) => Math.max(to, Math.round(rupees / to) * to)
export const padded = (day: number) => String(day).padStart(2, '0')
