import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise, wordsOf } from './normalise.ts'

describe('normalise', () => {
  it.each([
    ['D.A.V. PUBLIC SCHOOL', 'dav public school'],
    ['GOVT.PRIMARY SCHOOL', 'govt primary school'],
    ["St. Mary's   Convent", 'st marys convent'],
    ['R K Puram', 'rk puram'],
    ['Kendriya Vidyalaya No.1', 'kendriya vidyalaya no 1'],
    ['École Française', 'ecole francaise'],
    ['सरस्वती विद्यालय', 'sarasvati vidyalay'],
    ['दिल्ली पब्लिक स्कूल', 'dilli public school'],
    ['ಕೇಂದ್ರೀಯ ವಿದ್ಯಾಲಯ', 'kendriy vidyalay'],
    ['कक्षा १०', 'kaksha 10'],
    ['গুৱাহাটী', 'guwahati'],
    ['ৰাজ্য', 'rajy'],
    ['ଭୁବନେଶ୍ୱର', 'bhubaneshwar'],
    ['ਸੱਚਾ ਪੰਜਾਬ', 'sacha panjab'],
    ['a\u0000b', 'ab'],
    [' .,-() ', ''],
  ])('turns %j into %j', (text, norm) => {
    expect(normalise(text)).toBe(norm)
  })

  it('returns letters and digits separated by single blanks, and is idempotent, for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, (any) => {
        const norm = normalise(any)
        expect(norm).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
        expect(norm).not.toContain('\0')
      }),
    )
  })

  const samples = process.env.SAMPLES_DIR
  const strings = samples ? join(samples, 'naughty/strings.json') : ''
  it.skipIf(!existsSync(strings))('survives naughty strings (those of SAMPLES_DIR)', () => {
    const naughty: unknown = JSON.parse(readFileSync(strings, 'utf8'))
    const texts = Array.isArray(naughty) ? naughty.map(String) : []
    expect(texts.length).toBeGreaterThan(100)
    for (const text of texts) expect(wordsOf(text).join(' ')).toBe(normalise(text))
  })
})
