import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPaySuspicious, scanText } from './scanner.ts'

/** One text a line. The words of the rules were chosen with the written files in view only. */
const corpus = (name: string) =>
  readFileSync(new URL(`./corpus/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const isHeld = (text: string) => scanText(text).length > 0
const rulesOf = (text: string) => scanText(text).map(({ rule }) => rule)

describe('the corpus', () => {
  it.each([
    ['scams.written', 36],
    ['scams.held-out', 30],
  ])('holds at least 90 %% of %s', (name, count) => {
    const scams = corpus(name)
    expect(scams).toHaveLength(count)
    const missed = scams.filter((text) => !isHeld(text))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(count / 10)
  })

  it.each([
    ['honest.written', 106],
    ['honest.held-out', 100],
  ])('holds at most 5 %% of %s', (name, count) => {
    const honest = corpus(name)
    expect(honest).toHaveLength(count)
    const held = honest.filter(isHeld)
    expect(held.length, held.join('\n')).toBeLessThanOrEqual(5)
  })
})

describe('scanText', () => {
  it('names the rule and the place of a hit', () => {
    const text = 'PRT for Class 2. Candidates pay a registration fee of Rs. 550 by UPI.'
    const [hit] = scanText(text)
    expect(hit).toMatchObject({ rule: 'fee', excerpt: 'pay a registration fee of Rs. 550' })
    expect(text.slice(hit?.start, hit?.end)).toBe(hit?.excerpt)
  })

  it('tells the rules apart', () => {
    expect(rulesOf('Send your Aadhaar card and the OTP.')).toEqual(['papers'])
    expect(rulesOf('Contact us only on WhatsApp.')).toEqual(['elsewhere'])
    expect(rulesOf('Send the OTP. Pay ₹500 to book your seat.')).toEqual(['papers', 'fee'])
  })

  it('reads a sentence that says no fee apart from the next one, which asks for money', () => {
    expect(rulesOf('No registration fee is taken.')).toEqual([])
    expect(rulesOf('No interview fee. A refundable deposit of ₹1,000 is taken.')).toEqual(['fee'])
  })

  it.each([
    ['spaced letters', 'W h a t s a p p your resume to us'],
    ['invisible letters', 'Contact us only on What\u200bsApp'],
    ['Cyrillic letters', 'Contact us only on WhаtsАpp'],
    ['wide letters', 'Contact us only on ＷｈａｔｓＡｐｐ'],
    ['another nukta', 'दस्तावेज\u093c सत्यापन के 650 रुपये जमा करें'],
    ['Devanagari digits', 'पंजीकरण शुल्क ५०० रुपये जमा करें'],
    ['a figure without a blank', 'Pay Rs.500/- registration fee'],
  ])('is not misled by %s', (_name, text) => {
    expect(isHeld(text)).toBe(true)
  })

  it('scans a long text without repeating work', () => {
    expect(scanText('a registration pay candidate '.repeat(20_000))).toEqual([])
    expect(scanText('')).toEqual([])
  })
})

describe('isPaySuspicious', () => {
  it('compares a pay with three times the 95th percentile', () => {
    expect(isPaySuspicious(150_000, 50_000)).toBe(false)
    expect(isPaySuspicious(150_001, 50_000)).toBe(true)
    expect(isPaySuspicious(null, 50_000)).toBe(false)
    expect(isPaySuspicious(900_000, null)).toBe(false)
  })
})
