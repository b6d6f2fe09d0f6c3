import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Invoice } from '../invoice.ts'
import { amountInWords } from './amount-in-words.ts'
import { drawInvoice } from './draw-invoice.ts'
import { fontOf, runsOf } from './fonts.ts'

const party = {
  name: 'विद्या निकेतन Trust',
  address: '100 Feet Road, Bengaluru',
  state_code: '29',
  gstin: null,
  email: 'accounts@example.in',
}
const line = { plan: 'Growth', days: 365, of_days: 365, sac: '998365', taxable_paise: 1_499_900 }
const bill: Invoice = {
  id: 1,
  kind: 'bill',
  state: 'issued',
  userId: 1,
  subscriptionId: 1,
  number: 'EB/2627/000001',
  issuedAt: new Date('2026-11-20T05:10:00Z'),
  dueOn: '2026-11-27',
  seller: party,
  buyer: party,
  placeOfSupply: '29',
  lines: [{ ...line, from: '2026-11-20', to: '2027-11-19' }],
  gstRate: 0,
  taxablePaise: 1_499_900,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  roundingPaise: 0,
  totalPaise: 1_499_900,
  creditsId: null,
  reason: null,
  reminders: 0,
}

/** The tables of a PDF that say which letters its glyphs represent, as one text of code points. */
function lettersOf(file: Buffer): string {
  const text = file.toString('latin1')
  let letters = ''
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const start = index + (text[index + 6] === '\r' ? 8 : 7)
    const end = text.indexOf('endstream', start)
    try {
      const content = inflateSync(file.subarray(start, end)).toString('latin1')
      if (content.includes('beginbfrange')) letters += content.toLowerCase()
    } catch {
      // Streams that are not compressed are fonts or images.
    }
  }
  return letters
}

it('keeps the letters of Latin and Devanagari as text that can be selected', async () => {
  const letters = lettersOf(await drawInvoice(bill, null))
  for (const letter of ['व', 'द', '₹', 'B', '1'])
    expect(letters).toContain(letter.charCodeAt(0).toString(16).padStart(4, '0'))
})

it('draws each part of a text in a font that has its letters', () => {
  expect(runsOf('Trust, विद्या ₹5', 'bold')).toEqual([
    { font: 'latinBold', text: 'Trust, ' },
    { font: 'devanagariBold', text: 'विद्या' },
    { font: 'latinBold', text: ' ' },
    { font: 'extendedBold', text: '₹' },
    { font: 'latinBold', text: '5' },
  ])
})

it('shapes Devanagari: conjuncts and vowels become fewer glyphs, in another order', () => {
  const font = fontOf('devanagari')
  const glyphsOf = (text: string) => font.layout(text).glyphs
  expect(glyphsOf('क्ष')).toHaveLength(1)
  expect(glyphsOf('त्र')).toHaveLength(1)
  // The vowel is written after its consonant, and drawn before it.
  const [vowel, consonant] = glyphsOf('कि')
  expect(consonant?.id).toBe(glyphsOf('क')[0]?.id)
  expect(vowel?.id).not.toBe(consonant?.id)
})

it('is small whatever the names contain', async () => {
  const buyer = { ...party, name: 'क्षत्रिय '.repeat(20), address: `x\u0000${'w'.repeat(300)}😀` }
  expect((await drawInvoice({ ...bill, buyer }, null)).length).toBeLessThan(60_000)
})

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length

it('continues on further pages instead of cutting lines off', async () => {
  expect(pagesOf(await drawInvoice(bill, null))).toBe(1)
  const [first] = bill.lines
  if (!first) throw new Error('The bill has no line')
  const lines = Array.from({ length: 45 }, (_, i) => ({ ...first, plan: `${i} `.repeat(30) }))
  expect(pagesOf(await drawInvoice({ ...bill, lines }, null))).toBeGreaterThan(3)
})

it('keeps the total on the page of its sums', async () => {
  const [first] = bill.lines
  if (!first) throw new Error('The bill has no line')
  const pages = await Promise.all(
    Array.from({ length: 16 }, async (_, i) => {
      const lines = Array.from({ length: i + 1 }, () => first)
      return pagesOf(await drawInvoice({ ...bill, lines }, null))
    }),
  )
  expect(pages).toEqual([...pages].sort())
  expect(new Set(pages)).toEqual(new Set([1, 2]))
})

it.each([
  ['another number', { number: 'EB/2627/000002', issuedAt: new Date('2026-11-20T05:10:00Z') }],
  ['another day', { number: 'EB/2627/000001', issuedAt: new Date('2026-11-21T05:10:00Z') }],
])(
  'names the number and the day of the invoice that a credit note reduces: %s',
  async (_, other) => {
    const note: Invoice = { ...bill, kind: 'credit_note', dueOn: null, reason: 'Not paid' }
    const files = await Promise.all([drawInvoice(note, bill), drawInvoice(note, other)])
    expect(files[0].equals(files[1])).toBe(false)
    expect(files[0].equals(await drawInvoice(note, bill))).toBe(true)
  },
)

it.each([
  [0, 'Rupees zero only'],
  [1_769_900, 'Rupees seventeen thousand six hundred ninety-nine only'],
  [4_719_900, 'Rupees forty-seven thousand one hundred ninety-nine only'],
  [123_456_700, 'Rupees twelve lakh thirty-four thousand five hundred sixty-seven only'],
])('writes %i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})
