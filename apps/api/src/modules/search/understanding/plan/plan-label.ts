import { placeLabel } from '../places/place-label.ts'
import { type LabelLanguage, labelTexts } from './label-texts.ts'
import type { PartType, Plan, PlanPart } from './plan.ts'

/**
 * The contents of a plan, as one line for clients without message catalogues: CBSE schools in Kochi. The
 * web app builds the same line from `SearchMeaning`.
 */
export function planLabel(plan: Plan, language: LabelLanguage = 'en'): string {
  const texts = labelTexts[language]
  const { where, place } = plan
  const subject = capitalised(subjectOf(plan, language))
  if (where === null) return texts.inIndia(subject)
  if (where.type === 'here') return texts.nearYou(subject)
  if (where.type === 'near') return texts.near(subject, where.place.name)
  const { name, detail } = placeLabel(where.place)
  const isTown = where.place.type === 'town'
  const named = where.place.type === 'district' ? texts.district(name) : name
  const label = isTown || detail === '' ? named : `${named}, ${detail}`
  return place?.isNear ? texts.near(subject, label) : texts.in(subject, label)
}

function subjectOf({ list, productKind, parts, name }: Plan, language: LabelLanguage): string {
  const texts = labelTexts[language]
  const noun = texts.nouns[productKind ?? list]
  const before = wordOrder.flatMap((type) =>
    parts.filter((part) => part.type === type).map((part) => qualifierOf(part, language)),
  )
  const last = before.at(-1)?.toLowerCase() ?? ''
  const isNoun = /\bschools?$/.test(last) || last.endsWith(` ${noun}`)
  const subject = isNoun
    ? before.join(' ').replace(/school$/, 'schools')
    : [...before, noun].join(' ')
  const after = parts.flatMap((part) => afterNoun(part, language))
  return [subject, ...(name === '' ? [] : [texts.named(name)]), ...after].join(' ')
}

/** The order of the words before the noun. */
const wordOrder: readonly PartType[] = [
  'lowFees',
  'management',
  'type',
  'language',
  'board',
  'subject',
  'level',
]

function qualifierOf(part: PlanPart, language: LabelLanguage): string {
  const texts = labelTexts[language]
  const { type, value } = part
  if (type === 'lowFees') return texts.lowFees
  if (type === 'management') return texts.managements[part.management]
  if (type === 'language') return texts.medium(value)
  return type === 'type' || type === 'level' ? lower(value) : value
}

function afterNoun(part: PlanPart, language: LabelLanguage): string[] {
  const texts = labelTexts[language]
  const { type, value, feeMin, feeMax } = part
  if (type === 'fee') return [texts.fee(feeMin, feeMax)]
  if (type === 'age') return [texts.age(part.age)]
  if (type === 'class') return [texts.schoolClass(part.schoolClass)]
  if (type === 'facility') return [texts.facility(lower(value))]
  return type === 'days' ? [texts.days(part.days)] : []
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Lower case, but not the letters of a board: CBSE, IB. */
const lower = (text: string) => text.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())
