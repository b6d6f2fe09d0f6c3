import { type AgeBand, ageBands } from '../../../catalogue/lists/age-bands.ts'
import type { Weekday } from '../../../catalogue/products/product-shapes.ts'
import { dictionary } from '../dictionary/dictionary.ts'
import type { Reading } from '../reading/reading.ts'
import type { Plan, PlanPart } from './plan.ts'

/** The first age in years of class 1. */
const ageOfFirstClass = 6
const monthsPerYear = 12
const maxFee = 10_000_000
const weekdays = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
} as const satisfies Record<string, Weekday>

/** The parts that are not filter values: levels, numbers, days, fees, and who runs a school. */
export function statedParts(reading: Reading, list: Plan['list']): PlanPart[] {
  if (list === 'jobs') return []
  const isOfSchools = list === 'schools'
  return [
    ...(isOfSchools ? levelParts(reading) : []),
    ...ageParts(reading),
    ...feeParts(reading, isOfSchools && reading.numbers.isFeeMonthly ? monthsPerYear : 1),
    ...(isOfSchools ? managementParts(reading) : dayParts(reading)),
  ]
}

const levelParts = ({ levels }: Reading): PlanPart[] =>
  levels.map(({ phrase, band }) => {
    const nameWords = dictionary.nameWords.levels.get(band)
    const part = { type: 'level', value: phrase, phrase, ages: [band], isFilter: true } as const
    return nameWords ? { ...part, nameWords } : part
  })

function ageParts({ numbers: { age, schoolClass }, numberPhrases }: Reading): PlanPart[] {
  const parts: PlanPart[] = []
  if (schoolClass !== null)
    parts.push({
      type: 'class',
      value: '',
      schoolClass,
      phrase: numberPhrases.schoolClass ?? '',
      isFilter: true,
      ...ageCriteria(schoolClass + ageOfFirstClass - 1),
    })
  if (age !== null)
    parts.push({
      type: 'age',
      value: '',
      phrase: numberPhrases.age ?? '',
      isFilter: true,
      ...ageCriteria(age),
    })
  return parts
}

/** The age of a child, as lists of schools and of products take it. */
function ageCriteria(age: number): { age: number; ages?: AgeBand[] } {
  const band = ageBands.find(({ from, to }) => age >= from && age < to)
  return { age, ...(band && { ages: [band.band] }) }
}

/** Schools state what a year costs, products what a month does: `months` of the fee in the query. */
function feeParts(
  { numbers: { feeMin, feeMax }, numberPhrases: phrases, lowFeesPhrase }: Reading,
  months: number,
): PlanPart[] {
  const parts: PlanPart[] = []
  if (feeMin !== null || feeMax !== null)
    parts.push({
      type: 'fee',
      value: '',
      phrase: [phrases.feeMin, phrases.feeMax].filter(Boolean).join(' '),
      isFilter: true,
      ...(feeMin !== null && { feeMin: Math.min(maxFee, feeMin * months) }),
      ...(feeMax !== null && { feeMax: Math.min(maxFee, feeMax * months) }),
    })
  if (lowFeesPhrase !== '')
    parts.push({ type: 'lowFees', value: '', phrase: lowFeesPhrase, isFilter: true })
  return parts
}

function dayParts({ days, daysPhrase }: Reading): PlanPart[] {
  if (days.length === 0) return []
  const named = days.map((day) => weekdays[day])
  return [{ type: 'days', value: '', phrase: daysPhrase, days: named, isFilter: true }]
}

function managementParts({ management }: Reading): PlanPart[] {
  if (management === null) return []
  const { phrase, is } = management
  const nameWords = dictionary.nameWords.management.get(is) ?? []
  const part = { type: 'management', value: '', management: is, phrase, nameWords } as const
  return [{ ...part, isFilter: false }]
}
