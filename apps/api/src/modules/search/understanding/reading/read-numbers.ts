import type { NumberWords } from '../dictionary/dictionary.ts'

/** The meaning of the numbers of a query. */
export interface QueryNumbers {
  /** Rupees. */
  feeMin: number | null
  feeMax: number | null
  /** Whether the fees are stated per month. */
  isFeeMonthly: boolean
  /** Years. */
  age: number | null
  /** 1 to 12. */
  schoolClass: number | null
  /** Kilometres. */
  radius: number | null
  pincode: string | null
}

export type NumberName = Exclude<keyof QueryNumbers, 'isFeeMonthly'>

export interface NumbersRead extends QueryNumbers {
  /** Whether each word belongs to one of the numbers. */
  readonly isRead: readonly boolean[]
  /** The words of each number as they were typed, for chips. */
  readonly phrases: Readonly<Partial<Record<NumberName, string>>>
}

const maxFee = 10_000_000
/**
 * Plain numbers from here on are fees, unless they are the whole query; smaller ones can be a class,
 * an age or a house.
 */
const minFee = 1_000
const maxAge = 25
const maxClass = 12
const isNumber = /^\d+$/
const isFee = /^(\d+)rupees$/
const isPincode = /^[1-9]\d{5}$/
const joinedOrdinal = /^(\d{1,2})(?:st|nd|rd|th|vi|vin)$/
const joinedYears = /^(\d{1,2})(?:yr|yrs|year|years|yo|saal|sal)$/
const joinedDistance = /^(\d{1,2})kms?$/
const kilometres = /^(?:km|kms|kilometers?|kilometres?)$/

/** A query while its numbers are read. */
interface Draft {
  readonly words: readonly string[]
  readonly known: NumberWords
  readonly found: QueryNumbers
  /** Where the second amount of a range is, which six digits without a unit would not say. */
  rangeEnd: number | null
  /** Marks the words of a number, and keeps them for its chip. */
  readonly mark: (what: NumberName, from: number, to: number) => void
}

/** Reads the number of one kind that is written at a position; returns whether there is one. */
type NumberReader = (draft: Draft, at: number) => boolean

/** Reads fees, ages, classes, distances and PIN codes from the words of a query. */
export function readNumbers(words: readonly string[], known: NumberWords): NumbersRead {
  const isRead = words.map(() => false)
  const found: QueryNumbers = {
    feeMin: null,
    feeMax: null,
    isFeeMonthly: false,
    age: null,
    schoolClass: null,
    radius: null,
    pincode: null,
  }
  const phrases: Partial<Record<NumberName, string>> = {}
  const mark = (what: NumberName, from: number, to: number) => {
    for (let i = from; i < to; i++) isRead[i] = true
    phrases[what] = words
      .slice(from, to)
      .join(' ')
      .replace(/rupees\b/g, '')
  }
  const draft: Draft = { words, known, found, rangeEnd: null, mark }
  for (let at = 0; at < words.length; at++) if (!isRead[at]) readers.some((read) => read(draft, at))
  return { ...found, isRead, phrases }
}

const readDistance: NumberReader = ({ words, known, found, mark }, at) => {
  const word = words[at] ?? ''
  const joined = joinedDistance.exec(word)?.[1]
  const isFollowed = isNumber.test(word) && kilometres.test(words[at + 1] ?? '')
  const distance = Number(joined ?? (isFollowed ? word : 0))
  if (distance === 0) return false
  found.radius = Math.min(50, distance)
  const end = joined === undefined ? at + 2 : at + 1
  mark('radius', at - phraseBefore(words, at, known.atMost), end)
  return true
}

const readFee: NumberReader = (draft, at) => {
  const { words, known, found, mark } = draft
  const word = words[at] ?? ''
  const amount = isFee.exec(word)?.[1] ?? (isNumber.test(word) ? word : null)
  if (amount === null) return false
  const currency = phraseBefore(words, at, known.currency)
  const atMost = phraseBefore(words, at - currency, known.atMost)
  const atLeast = phraseBefore(words, at - currency, known.atLeast)
  const currencyAfter = phraseAfter(words, at + 1, known.currency)
  const end = at + 1 + currencyAfter
  const atMostAfter = phraseAfter(words, end, known.atMostAfter)
  const perMonth = phraseAfter(words, end + atMostAfter, known.perMonth)
  const markers = atMost + atLeast + atMostAfter + currency + currencyAfter
  const isPlainFee = words.length > 1 && (!isPincode.test(word) || draft.rangeEnd === at)
  const isAmount = isFee.test(word) || (Number(word) >= minFee && (markers > 0 || isPlainFee))
  if (!isAmount || looksLikeYear(word, markers)) return false
  found.isFeeMonthly ||= perMonth > 0
  const rangeTo = phraseAfter(words, end, known.rangeTo)
  const isRange = rangeTo > 0 && isAmountAt(words, end + rangeTo, known)
  const rangeFrom = phraseBefore(words, at - currency, known.rangeFrom)
  if (isRange) {
    const second = end + rangeTo
    draft.rangeEnd = second + phraseAfter(words, second, known.currency)
  }
  const what = isRange || (atLeast > 0 && atMost === 0) ? 'feeMin' : 'feeMax'
  found[what] = Math.min(maxFee, Number(amount))
  const marks = isRange ? rangeFrom : Math.max(atMost, atLeast)
  mark(what, at - currency - marks, isRange ? end + rangeTo : end + atMostAfter + perMonth)
  return true
}

const readPincode: NumberReader = ({ words, found, mark }, at) => {
  const word = words[at] ?? ''
  if (!isPincode.test(word)) return false
  found.pincode = word
  mark('pincode', at, at + 1)
  return true
}

const readAge: NumberReader = ({ words, known, found, mark }, at) => {
  const word = words[at] ?? ''
  const joined = joinedYears.exec(word)?.[1]
  const years = joined ?? (isNumber.test(word) ? word : null)
  if (years === null || Number(years) > maxAge) return false
  const ageAfter = joined === undefined ? phraseAfter(words, at + 1, known.ageAfter) : 0
  const ageBefore = phraseBefore(words, at, known.ageBefore)
  if (joined === undefined && ageAfter + ageBefore === 0) return false
  found.age = Number(years)
  const old = words[at + 1 + ageAfter] === 'old' ? 1 : 0
  mark('age', at - ageBefore, at + 1 + ageAfter + old)
  return true
}

const readClass: NumberReader = ({ words, known, found, mark }, at) => {
  const word = words[at] ?? ''
  const ordinal = joinedOrdinal.exec(word)?.[1]
  const digits = ordinal ?? (isNumber.test(word) ? word : undefined)
  const number = digits === undefined ? known.classNumbers.get(word) : Number(digits)
  if (number === undefined || number < 1 || number > maxClass) return false
  const classBefore = phraseBefore(words, at, known.classBefore)
  const classAfter = phraseAfter(words, at + 1, known.classAfter)
  const mayFollow = ordinal !== undefined || !isNumber.test(word)
  const isBeside = ordinal !== undefined && phraseAfter(words, at + 1, known.classBeside) > 0
  if (classBefore === 0 && !(classAfter > 0 && mayFollow) && !isBeside) return false
  found.schoolClass = number
  mark('schoolClass', at - classBefore, at + 1 + (classBefore > 0 ? 0 : classAfter))
  return true
}

/** In this order: a number with a unit is not an amount, and an amount is no PIN code. */
const readers: readonly NumberReader[] = [readDistance, readFee, readPincode, readAge, readClass]

/** Whether an amount in rupees is written from a position on, with its currency or without. */
function isAmountAt(words: readonly string[], from: number, { currency }: NumberWords): boolean {
  const word = words[from + phraseAfter(words, from, currency)] ?? ''
  return isFee.test(word) || (isNumber.test(word) && Number(word) >= minFee)
}

/** 2026 in "admission 2026" is a year. */
const looksLikeYear = (word: string, markers: number) => markers === 0 && /^20[1-4]\d$/.test(word)

const longestPhrase = 4

/** The number of words before `end` that are one of the phrases; 0 if none is. */
function phraseBefore(words: readonly string[], end: number, phrases: ReadonlySet<string>): number {
  for (let length = Math.min(longestPhrase, end); length > 0; length--)
    if (phrases.has(words.slice(end - length, end).join(' '))) return length
  return 0
}

/** The number of words from `from` on that are one of the phrases; 0 if none is. */
function phraseAfter(words: readonly string[], from: number, phrases: ReadonlySet<string>): number {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--)
    if (phrases.has(words.slice(from, from + length).join(' '))) return length
  return 0
}
