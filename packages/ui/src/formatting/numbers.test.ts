import { describe, expect, it } from 'vitest'
import { formatBytes } from './bytes'
import {
  formatCount,
  formatKilometres,
  formatNumber,
  formatRupees,
  formatShortNumber,
} from './numbers'

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [100000, '1,00,000'],
    [1234567, '12,34,567'],
    [1378893, '13,78,893'],
    [1000000000, '1,00,00,00,000'],
    [1e21, '1,00,00,00,00,00,00,00,00,00,000'],
    [1999.6, '2,000'],
    [-1234567, '−12,34,567'],
    [-0.2, '0'],
  ])('groups %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('returns an empty text for %d', (count) => {
    expect(formatCount(count)).toBe('')
  })
})

describe('formatRupees', () => {
  it('puts the rupee sign directly before the digits', () => {
    expect(formatRupees(124500)).toBe('₹1,24,500')
    expect(formatRupees(0)).toBe('₹0')
  })

  it('puts a minus before the rupee sign', () => {
    expect(formatRupees(-2800)).toBe('−₹2,800')
  })

  it('returns an empty text for values that are not numbers', () => {
    expect(formatRupees(Number.NaN)).toBe('')
  })
})

describe('formatKilometres', () => {
  it.each([
    [0, '0.1'],
    [0.04, '0.1'],
    [0.84, '0.8'],
    [2, '2.0'],
    [9.94, '9.9'],
    [9.96, '10'],
    [14.4, '14'],
    [1234.5, '1,235'],
  ])('writes %d km as %s', (km, text) => {
    expect(formatKilometres(km)).toBe(text)
  })

  it('returns an empty text for invalid distances', () => {
    expect(formatKilometres(-1)).toBe('')
    expect(formatKilometres(Number.NaN)).toBe('')
  })
})

describe('formatBytes', () => {
  it.each([
    [0, '1 KB'],
    [640 * 1024, '640 KB'],
    [1000 * 1024, '1 MB'],
    [1.24 * 1024 * 1024, '1.2 MB'],
    [5 * 1024 * 1024, '5 MB'],
    [9.96 * 1024 * 1024, '10 MB'],
    [31.4 * 1024 * 1024, '31 MB'],
    [Number.NaN, ''],
    [-1, ''],
  ])('writes %d bytes as %j', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [0.5, '0.5'],
    [0.1 + 0.2, '0.3'],
    [1234567.891, '12,34,567.89'],
    [1999.996, '2,000'],
    [-0.001, '0'],
    [-12.5, '−12.5'],
    [1e21, '1,00,00,00,00,00,00,00,00,00,000'],
    [Number.NaN, ''],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('shows as many decimals as the caller allows', () => {
    expect(formatNumber(21.64, 1)).toBe('21.6')
    expect(formatNumber(21.64, 0)).toBe('22')
  })
})

describe('formatShortNumber', () => {
  it.each([
    [0, '0'],
    [99999, '99,999'],
    [100000, '1 lakh'],
    [250000, '2.5 lakh'],
    [9999999, '1 crore'],
    [-125000000, '−12.5 crore'],
    [1e14, '1,00,00,000 crore'],
    [Number.POSITIVE_INFINITY, ''],
  ])('writes %d as %s', (value, text) => {
    expect(formatShortNumber(value)).toBe(text)
  })

  it('writes the units in Hindi', () => {
    expect(formatShortNumber(100000, 'hi-IN')).toBe('1 लाख')
    expect(formatShortNumber(20000000, 'hi-IN')).toBe('2 करोड़')
  })
})
