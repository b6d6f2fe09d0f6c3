import type { SearchMeaning, UnderstoodPart } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { meaningMessages as messages } from './messages'

type PlacePart = Extract<UnderstoodPart, { type: 'place' }>

/** The reading of a query in one line: "Private schools in Kochi". */
export const meaningLabel = (meaning: SearchMeaning, t: Translate): string =>
  capitalised(meaningWords(meaning, t))

/** The reading of a query as part of a sentence: "private schools in Kochi". */
export function meaningWords({ list, product_kind: kind, parts }: SearchMeaning, t: Translate) {
  const noun = t(messages.nouns[kind ?? list])
  const subject = parts.reduce((text, part) => withAfter(text, part, t), qualified(parts, noun, t))
  const place = parts.find((part) => part.type === 'place')
  if (place) return inPlace(subject, place, t)
  const isHere = parts.some(({ type }) => type === 'here')
  return t(isHere ? messages.nearUser(subject) : messages.inIndia(subject))
}

/** One condition on its own: "Class 9". */
export function partLabel(part: UnderstoodPart, t: Translate): string {
  if (part.type === 'place') return placeLabel(part, t)
  if (part.type === 'here') return t(messages.here)
  if (part.type === 'low_fees') return t(messages.lowFeesFirst)
  if (part.type === 'name') return part.value
  return capitalised(wordsOf(part, t))
}

/** A place with what tells it apart from its namesakes: "Kochi, Kerala". */
export function placeLabel(
  place: Pick<PlacePart, 'name' | 'detail' | 'place_type'>,
  t: Translate,
): string {
  const name = placeName(place, t)
  return place.detail === '' ? name : `${name}, ${place.detail}`
}

function placeName(
  { name, place_type: type }: Pick<PlacePart, 'name' | 'place_type'>,
  t: Translate,
) {
  const isNamedSo = /\bdistrict\b/i.test(name)
  return type === 'district' && !isNamedSo ? t(messages.district(name)) : name
}

function inPlace(subject: string, place: PlacePart, t: Translate): string {
  const label = place.place_type === 'town' ? place.name : placeLabel(place, t)
  return t(place.is_near ? messages.nearPlace(subject, label) : messages.inPlace(subject, label))
}

/** The order of the words before the noun. */
const wordOrder = ['low_fees', 'management', 'type', 'language', 'board', 'subject', 'level']

function qualified(parts: readonly UnderstoodPart[], noun: string, t: Translate): string {
  const qualifiers = wordOrder
    .flatMap((type) => parts.filter((part) => part.type === type))
    .map((part) => qualifierOf(part, t))
  const last = qualifiers.at(-1)?.toLowerCase() ?? ''
  // The name of a level or a camp can hold the noun: high school, summer camps.
  if (/\bschools?$/.test(last)) return qualifiers.join(' ').replace(/school$/, 'schools')
  if (last.endsWith(` ${noun}`)) return qualifiers.join(' ')
  return qualifiers.length === 0 ? noun : t(messages.qualified(qualifiers.join(' '), noun))
}

/** A condition before the noun, in the possessive where English needs it: girls’ schools. */
function qualifierOf(part: UnderstoodPart, t: Translate): string {
  const words = wordsOf(part, t)
  if (part.type !== 'type') return words
  if (words === 'girls') return t(messages.girls)
  return words === 'boys' ? t(messages.boys) : words
}

/** The subject with a condition that follows the noun. */
function withAfter(subject: string, part: UnderstoodPart, t: Translate): string {
  const { type } = part
  if (type === 'name') return t(messages.named(subject, part.value))
  if (type === 'fee') return t(messages.withFee(subject, wordsOf(part, t)))
  if (type === 'age') return t(messages.forAge(subject, t(messages.yearOlds(part.value))))
  if (type === 'class') return t(messages.forAge(subject, wordsOf(part, t)))
  if (type === 'facility') return t(messages.withFacility(subject, wordsOf(part, t)))
  return type === 'days' ? t(messages.onDays(subject, wordsOf(part, t))) : subject
}

/** A condition as part of a sentence. */
function wordsOf(part: UnderstoodPart, t: Translate): string {
  switch (part.type) {
    case 'age':
      return t(messages.age(part.value))
    case 'class':
      return t(messages.schoolClass(part.value))
    case 'fee':
      return feeWords(part, t)
    case 'days':
      return dayWords(part.days, t)
    case 'low_fees':
      return t(messages.lowFees)
    case 'management':
      return t(messages.managements[part.value])
    case 'language':
      return t(messages.medium(part.value))
    case 'type':
    case 'level':
    case 'facility':
      return lower(part.value)
    default:
      return 'value' in part ? part.value : ''
  }
}

function dayWords(days: Extract<UnderstoodPart, { type: 'days' }>['days'], t: Translate): string {
  const names = days.map((day) => t(messages.days[day]))
  const last = names.pop() ?? ''
  return names.length === 0 ? last : t(messages.eitherDay(names.join(', '), last))
}

function feeWords({ min, max }: Extract<UnderstoodPart, { type: 'fee' }>, t: Translate): string {
  if (min === null) return t(messages.feeUnder(formatRupees(max ?? 0)))
  if (max === null) return t(messages.feeAbove(formatRupees(min)))
  return t(messages.feeBetween(formatRupees(min), formatRupees(max)))
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Lower case, but not the letters of a board: CBSE, IB. */
const lower = (text: string) => text.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())
