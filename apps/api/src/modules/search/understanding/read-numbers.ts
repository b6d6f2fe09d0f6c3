import type { NumberWords } from './dictionary.ts'

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
  const read = (what: NumberName, from: number, to: number) => {
    for (let i = from; i < to; i++) isRead[i] = true
    phrases[what] = words
      .slice(from, to)
      .join(' ')
      .replace(/rupees\b/g, '')
  }
  for (let at = 0; at < words.length; at++) {
    if (isRead[at]) continue
    const word = words[at] ?? ''
    const before = (list: ReadonlySet<string>, from = at) => phraseBefore(words, from, list)
    const after = (list: ReadonlySet<string>, from = at + 1) => phraseAfter(words, from, list)
    const next = words[at + 1] ?? ''

    const distance =
      joinedDistance.exec(word)?.[1] ?? (isNumber.test(word) && kilometres.test(next) ? word : null)
    if (distance !== null && Number(distance) > 0) {
      found.radius = Math.min(50, Number(distance))
      const end = joinedDistance.test(word) ? at + 1 : at + 2
      read('radius', at - before(known.atMost), end)
      continue
    }

    const amount = isFee.exec(word)?.[1] ?? (isNumber.test(word) ? word : null)
    if (amount !== null) {
      const currency = before(known.currency)
      const atMost = before(known.atMost, at - currency)
      const atLeast = before(known.atLeast, at - currency)
      const currencyAfter = after(known.currency)
      const end = at + 1 + currencyAfter
      const atMostAfter = after(known.atMostAfter, end)
      const perMonth = after(known.perMonth, end + atMostAfter)
      const markers = atMost + atLeast + atMostAfter + currency + currencyAfter
      const isPlainFee = words.length > 1 && !isPincode.test(word)
      const isAmount = isFee.test(word) || (Number(word) >= minFee && (markers > 0 || isPlainFee))
      if (isAmount && !looksLikeYear(word, markers)) {
        found.isFeeMonthly ||= perMonth > 0
        const rangeTo = after(known.rangeTo, end)
        const isRange = rangeTo > 0 && isAmountAt(words, end + rangeTo, known)
        const marks = isRange ? before(known.rangeFrom, at - currency) : Math.max(atMost, atLeast)
        const what = isRange || (atLeast > 0 && atMost === 0) ? 'feeMin' : 'feeMax'
        found[what] = Math.min(maxFee, Number(amount))
        const last = isRange ? end + rangeTo : end + atMostAfter + perMonth
        read(what, at - currency - marks, last)
        continue
      }
      if (isPincode.test(word)) {
        found.pincode = word
        read('pincode', at, at + 1)
        continue
      }
    }

    const years = joinedYears.exec(word)?.[1] ?? (isNumber.test(word) ? word : null)
    const ageAfter = joinedYears.test(word) ? 0 : after(known.ageAfter)
    const ageBefore = before(known.ageBefore)
    if (
      years !== null &&
      Number(years) <= maxAge &&
      (joinedYears.test(word) || ageAfter + ageBefore > 0)
    ) {
      found.age = Number(years)
      const old = words[at + 1 + ageAfter] === 'old' ? 1 : 0
      read('age', at - ageBefore, at + 1 + ageAfter + old)
      continue
    }

    const ordinal = joinedOrdinal.exec(word)?.[1]
    const number =
      ordinal ?? (isNumber.test(word) ? word : (known.classNumbers.get(word)?.toString() ?? null))
    const classBefore = before(known.classBefore)
    const classAfter = after(known.classAfter)
    if (number !== null && Number(number) >= 1 && Number(number) <= maxClass) {
      const isClass =
        classBefore > 0 || (classAfter > 0 && (ordinal !== undefined || !isNumber.test(word)))
      if (isClass) {
        found.schoolClass = Number(number)
        read('schoolClass', at - classBefore, at + 1 + (classBefore > 0 ? 0 : classAfter))
      }
    }
  }
  return { ...found, isRead, phrases }
}

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
