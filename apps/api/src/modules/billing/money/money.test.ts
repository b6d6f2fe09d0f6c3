import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../platform/dates/days.ts'
import { gstStates } from './gst-states.ts'
import { gstinCheckDigit, isGstin } from './gstin.ts'
import { financialYearOf, invoiceNumber } from './invoice-number.ts'
import { addMonths, daysIn, yearAround } from './periods.ts'
import { amountsOf, shareOf } from './tax.ts'

/** The seed is printed by a failure. */
const cart = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 6 })

describe('tax', () => {
  it('is split for each of the 36 × 36 pairs of states', () => {
    expect(gstStates).toHaveLength(36)
    expect(gstStates.filter(({ hasUtgst }) => hasUtgst).map(({ name }) => name)).toEqual([
      'Chandigarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Lakshadweep',
      'Andaman and Nicobar Islands',
      'Ladakh',
    ])
    for (const { code: sellerState } of gstStates)
      for (const { code: placeOfSupply } of gstStates) {
        const amounts = amountsOf([1_499_900], { isTaxed: true, sellerState, placeOfSupply })
        const half = sellerState === placeOfSupply ? 134_991 : 0
        expect(amounts).toEqual({
          taxable_paise: 1_499_900,
          cgst_paise: half,
          sgst_paise: half,
          igst_paise: half === 0 ? 269_982 : 0,
          rounding_paise: 18,
          total_paise: 1_769_900,
        })
      }
  })

  it('adds up for 10,000 carts, and the total is in whole rupees', () => {
    fc.assert(
      fc.property(cart, fc.constantFrom('27', '29'), fc.boolean(), (lines, place, isTaxed) => {
        const amounts = amountsOf(lines, { isTaxed, sellerState: '29', placeOfSupply: place })
        const { taxable_paise: taxable, cgst_paise: cgst, sgst_paise: sgst } = amounts
        const { igst_paise: igst, rounding_paise: rounding, total_paise: total } = amounts
        expect(taxable).toBe(lines.reduce((sum, line) => sum + line, 0))
        expect(taxable + cgst + sgst + igst + rounding).toBe(total)
        expect(total % 100).toBe(0)
        expect(Math.abs(rounding)).toBeLessThanOrEqual(50)
        expect(cgst).toBe(sgst)
        expect(cgst === 0 || igst === 0).toBe(true)
        expect(isTaxed || cgst + igst === 0).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })

  it('rounds half a paisa up', () => {
    expect([shareOf(1, 1, 2), shareOf(5, 1, 10), shareOf(4, 1, 10)]).toEqual([1, 1, 0])
    // The figures of a change on 20 November 2026.
    const place = { isTaxed: true, sellerState: '29', placeOfSupply: '29' }
    const group = shareOf(3_999_900, 237, 365)
    const growth = shareOf(1_499_900, 237, 365)
    expect([group, growth]).toEqual([2_597_195, 973_908])
    expect(amountsOf([group], place)).toMatchObject({
      cgst_paise: 233_748,
      rounding_paise: 9,
      total_paise: 3_064_700,
    })
    expect(amountsOf([growth], place)).toMatchObject({
      cgst_paise: 87_652,
      rounding_paise: -12,
      total_paise: 1_149_200,
    })
  })
})

describe('a GSTIN', () => {
  const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const valid = '27AAPFU0939F1ZV'

  it('has a check digit that shows any wrong character', () => {
    expect(isGstin(valid)).toBe(true)
    for (let at = 0; at < valid.length; at += 1)
      for (const letter of letters.filter((each) => each !== valid[at]))
        expect(isGstin(valid.slice(0, at) + letter + valid.slice(at + 1))).toBe(false)
  })

  it('is accepted for every state, and shows wrong characters of random ones', () => {
    const random = fc
      .tuple(
        fc.constantFrom(...gstStates.map(({ code }) => code)),
        fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z][1-9A-Z]$/),
        fc.nat({ max: 13 }),
        fc.constantFrom(...letters),
      )
      .map(([state, middle, at, letter]) => ({ first14: `${state}${middle}Z`, at, letter }))
    fc.assert(
      fc.property(random, ({ first14, at, letter }) => {
        const gstin = first14 + gstinCheckDigit(first14)
        expect(isGstin(gstin)).toBe(true)
        if (letter !== gstin[at])
          expect(isGstin(gstin.slice(0, at) + letter + gstin.slice(at + 1))).toBe(false)
      }),
    )
  })

  it.each(['', valid.toLowerCase(), `${valid} `, '25AAPFU0939F1ZV', valid.slice(1)])(
    'is not %j',
    (text) => {
      expect(isGstin(text)).toBe(false)
    },
  )
})

describe('an invoice number', () => {
  it.each([
    ['2026-03-31', 2526],
    ['2026-04-01', 2627],
    ['2027-01-01', 2627],
    ['2099-12-31', 9900],
    ['2100-03-31', 9900],
    ['2100-04-01', 1],
  ])('of %s is of the financial year %i', (day, year) => {
    expect(financialYearOf(day)).toBe(year)
  })

  it('has at most 16 letters, digits and slashes', () => {
    expect(invoiceNumber('EB', 2627, 123)).toBe('EB/2627/000123')
    expect(invoiceNumber('EB', 1, 9_999_999)).toMatch(/^[A-Z\d/-]{1,16}$/)
  })
})

describe('a period', () => {
  it('is counted in calendar months from its first day', () => {
    const months = (day: string) => [1, 2, 12, 13].map((count) => addMonths(day, count))
    expect(months('2027-01-31')).toEqual(['2027-02-28', '2027-03-31', '2028-01-31', '2028-02-29'])
    expect(months('2028-02-29')).toEqual(['2028-03-29', '2028-04-29', '2029-02-28', '2029-03-29'])
  })

  it('that began on a leap day begins on it again four years later', () => {
    expect(yearAround('2028-02-29', '2029-02-27')).toEqual({ from: '2028-02-29', to: '2029-02-27' })
    expect(yearAround('2028-02-29', '2029-02-28')).toEqual({ from: '2029-02-28', to: '2030-02-27' })
    expect(yearAround('2028-02-29', '2032-02-29')).toEqual({ from: '2032-02-29', to: '2033-02-27' })
  })

  it('contains its day, has 364 to 366 days, and is followed by the next', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12_000 }), fc.nat({ max: 4_000 }), (start, later) => {
        const anchor = addDays('2020-01-01', start)
        const day = addDays(anchor, later)
        const year = yearAround(anchor, day)
        expect(year.from <= day && day <= year.to).toBe(true)
        expect([365, 366]).toContain(daysIn(year))
        expect(yearAround(anchor, addDays(year.to, 1)).from).toBe(addDays(year.to, 1))
        expect(daysBetween(year.from, year.to)).toBe(daysIn(year) - 1)
      }),
      { numRuns: 10_000 },
    )
  })
})
