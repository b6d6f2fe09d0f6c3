import type { AdmissionDate } from '../../src/db/schema/index.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import type { Chance } from '../chance.ts'

export interface Admissions {
  readonly admissionDates: AdmissionDate[]
  readonly admissionOpensOn: string | null
  readonly admissionClosesOn: string | null
  readonly seatsTotal: number | null
  readonly seatsLeft: number | null
}

const notProvided: Admissions = {
  admissionDates: [],
  admissionOpensOn: null,
  admissionClosesOn: null,
  seatsTotal: null,
  seatsLeft: null,
}

const seasonStart = Date.parse('2026-09-01')
/** A school that still accepts forms on this day closes later than most. */
export const lateInSeason = '2027-01-31'

/**
 * Admissions for the season 2027–28: forms, a visit, lists and the first fee. By the end of 2026
 * some schools have finished, most are in progress, some open in the new year, and some provide
 * nothing.
 */
export function admissionsFor(chance: Chance): Admissions {
  if (chance.is(0.1)) return notProvided
  const opens = seasonStart + chance.between(0, 128) * dayMs
  const closes = opens + chance.between(30, 85) * dayMs
  const visit = closes + chance.between(5, 12) * dayMs
  const list = visit + chance.between(6, 12) * dayMs
  const fee = list + chance.between(5, 10) * dayMs
  const seatsTotal = chance.between(4, 24) * 10
  return {
    admissionDates: [
      { from: date(opens), to: null, label: 'Forms open', isKey: false },
      { from: date(closes), to: null, label: 'Forms close', isKey: true },
      {
        from: date(visit),
        to: date(visit + 2 * dayMs),
        label: 'Parents meet the school',
        isKey: false,
      },
      { from: date(list), to: null, label: 'First list', isKey: false },
      { from: date(fee), to: null, label: 'First fee due', isKey: false },
    ],
    admissionOpensOn: date(opens),
    admissionClosesOn: date(closes),
    seatsTotal,
    seatsLeft: seatsLeftOf(seatsTotal, chance),
  }
}

function seatsLeftOf(total: number, chance: Chance): number | null {
  if (chance.is(0.15)) return null
  if (chance.is(0.22)) return chance.between(2, 15)
  return Math.round(total * (0.2 + chance.next() * 0.6))
}

const date = (time: number) => new Date(time).toISOString().slice(0, 10)
