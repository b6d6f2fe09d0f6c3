import type { Chance } from '../chance.ts'

/** Determines a school's ages, classes, boards and fees. */
export type SchoolKind = 'kindergarten' | 'primary' | 'secondary' | 'senior' | 'boarding' | 'online'
/** Price level, which determines facilities and boards. */
export type PriceLevel = 'low' | 'middle' | 'high'

export interface KindFacts {
  readonly ageMin: readonly [number, ...number[]]
  readonly ageMax: readonly [number, ...number[]]
  /** Rows of the fee sheet: the classes, and their cost relative to the first. */
  readonly classes: readonly (readonly [classes: string, cost: number])[]
  readonly students: readonly [low: number, high: number]
}

const early: KindFacts['classes'] = [
  ['Playgroup', 0.85],
  ['Nursery', 0.95],
  ['LKG and UKG', 1],
]
const toFive: KindFacts['classes'] = [
  ['Nursery to UKG', 0.85],
  ['Class 1 to 5', 1],
]
const toTen: KindFacts['classes'] = [...toFive, ['Class 6 to 8', 1.12], ['Class 9 and 10', 1.25]]
const toTwelve: KindFacts['classes'] = [...toTen, ['Class 11 and 12', 1.45]]

export const kindFacts: Readonly<Record<SchoolKind, KindFacts>> = {
  kindergarten: { ageMin: [2, 2.5], ageMax: [6], classes: early, students: [40, 160] },
  primary: { ageMin: [3, 3.5], ageMax: [11], classes: toFive, students: [180, 520] },
  secondary: { ageMin: [3, 3.5, 5], ageMax: [16], classes: toTen, students: [420, 1300] },
  senior: { ageMin: [3, 3.5, 4], ageMax: [17, 18], classes: toTwelve, students: [700, 2600] },
  boarding: {
    ageMin: [8, 10],
    ageMax: [18],
    classes: [
      ['Class 4 and 5', 0.9],
      ['Class 6 to 8', 1],
      ['Class 9 and 10', 1.1],
      ['Class 11 and 12', 1.2],
    ],
    students: [240, 780],
  },
  online: {
    ageMin: [6],
    ageMax: [18],
    classes: [
      ['Class 1 to 5', 1],
      ['Class 6 to 8', 1.15],
      ['Class 9 and 10', 1.3],
      ['Class 11 and 12', 1.5],
    ],
    students: [150, 900],
  },
}

export function drawKind(chance: Chance): SchoolKind {
  const drawn = chance.next()
  if (drawn < 0.13) return 'kindergarten'
  if (drawn < 0.24) return 'primary'
  if (drawn < 0.5) return 'secondary'
  if (drawn < 0.91) return 'senior'
  return drawn < 0.97 ? 'boarding' : 'online'
}

export function drawPriceLevel(kind: SchoolKind, chance: Chance): PriceLevel {
  if (kind === 'boarding') return chance.is(0.6) ? 'high' : 'middle'
  const drawn = chance.next()
  if (drawn < 0.34) return 'low'
  return drawn < 0.82 ? 'middle' : 'high'
}
