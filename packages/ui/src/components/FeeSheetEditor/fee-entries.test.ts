import { describe, expect, it } from 'vitest'
import { feeProblems, readAmount, tidyAmount, totalsOf } from './fee-entries'
import { pastedCells, pasteFees } from './pasted-fees'

const heads = [
  { name: 'Admission, once', isOnce: true },
  { name: 'Tuition, a year' },
  { name: 'Transport, a year' },
  { name: 'Books and uniform' },
]
const entry = (classes: string, ...amounts: string[]) => ({ classes, amounts })

describe('an amount', () => {
  it.each([
    ['25000', 25_000],
    ['₹ 1,24,500', 124_500],
    ['Rs. 1,24,500/-', 124_500],
    ['rs 500', 500],
    ['INR 50,000.00', 50_000],
    ['१,२४,५००', 124_500],
    ['1,00,00,000', 10_000_000],
    ['0', 0],
    ['Nil', 0],
    ['', null],
    [' – ', null],
    ['N/A', null],
    ['1,00,00,001', undefined],
    ['-500', undefined],
    ['50.50', undefined],
    ['1.2 lakh', undefined],
    ['fifty', undefined],
    ['1,2,3', undefined],
  ])('is read from "%s" as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  it('is grouped when it is left, and stays as typed if it cannot be read', () => {
    expect(['₹124500', 'nil', '-', '12k'].map(tidyAmount)).toEqual(['1,24,500', '0', '', '12k'])
  })
})

describe('a row', () => {
  it('adds up what comes every year, and the first year with what is paid once', () => {
    const row = entry('Class 1', '25,000', '50,000', '', '8,200')
    expect(totalsOf(row, heads)).toEqual({ yearly: 58_200, firstYear: 83_200 })
    expect(totalsOf(entry('Class 1', '25,000', '', '', ''), heads).yearly).toBeNull()
    expect(totalsOf(entry('Class 1', '', '', '', ''), heads).firstYear).toBeNull()
  })

  it('has problems with their row and column', () => {
    const rows = [
      entry('', '', '', '', ''),
      entry('Class 1', '25,000', 'fifty', '', ''),
      entry('', '1', '', '', ''),
      entry(' class 1 ', '1', '', '', ''),
      entry('a'.repeat(61), '', '', '', ''),
    ]
    expect(feeProblems(rows)).toEqual([
      { row: 1, column: 2, kind: 'amount' },
      { row: 2, column: 0, kind: 'classMissing' },
      { row: 3, column: 0, kind: 'classTwice' },
      { row: 4, column: 0, kind: 'classTooLong' },
    ])
  })
})

describe('pasted cells', () => {
  const paste = (text: string, rows = [entry('', '', '', '', '')], target = {}) => {
    const cells = pastedCells(text)
    if (cells === null) throw new Error('These are not cells')
    return pasteFees(rows, cells, heads, { row: 0, column: 0, maxRows: 20, ...target })
  }
  const expected = [
    entry('Class 1', '25,000', '50,000', '', '8,200'),
    entry('Class 2 to 5', '25,000', '1,60,000', '12,000', '0'),
  ]

  it.each([
    ['tabs', 'Class 1\t₹25,000\t50000\t\t8,200\r\nClass 2 to 5\t25000\t₹1,60,000\t12000\tnil\r\n'],
    ['commas', 'Class 1,25000,50000,,8200\nClass 2 to 5,25000,160000,12000,0'],
    ['quotes', 'Class 1,"25,000","50,000",,"8,200"\n"Class 2 to 5","25,000","1,60,000","12,000",0'],
    ['rupee signs', 'Class 1,₹25,000,₹50,000,,₹8,200\nClass 2 to 5,₹25,000,₹1,60,000,₹12,000,₹0'],
    ['semicolons', 'Class 1;25,000;50,000;;8,200\nClass 2 to 5;25,000;1,60,000;12,000;0'],
  ])('with %s fill rows and add those that are missing', (_, text) => {
    expect(paste(text)).toEqual({ entries: expected, filled: 2, left: 0 })
  })

  it('follow a row of headings, in any order and with other columns', () => {
    const text = [
      'Class\tAnnual tuition\tBus\tOne-time admission\tLab\tBooks & uniform',
      'Class 1\t50000\t\t25000\t900\t8200',
      'Class 2 to 5\t160000\t12000\t25000\t900\t0',
    ].join('\n')
    expect(paste(text)).toEqual({ entries: expected, filled: 2, left: 0 })
  })

  it('start at the focused cell, and keep the rest of the row', () => {
    const rows = [entry('Class 1', '1', '2', '3', '4'), entry('Class 2', '5', '6', '7', '8')]
    expect(paste('50000\t12000\n60000\t13000\t9\t9', rows, { column: 2 }).entries).toEqual([
      entry('Class 1', '1', '50,000', '12,000', '4'),
      entry('Class 2', '5', '60,000', '13,000', '9'),
    ])
  })

  it('leave out rows for which there is no room', () => {
    const pasted = paste('A\t1\nB\t2\nC\t3', undefined, { maxRows: 2 })
    expect(pasted.entries.map(({ classes }) => classes)).toEqual(['A', 'B'])
    expect(pasted).toMatchObject({ filled: 2, left: 1 })
  })

  it.each(['1,24,500', '₹1,24,500', 'Class 1 to 5', 'Nursery, LKG', '50000\n', ''])(
    'are not "%s"',
    (text) => {
      expect(pastedCells(text)).toBeNull()
    },
  )

  it('keep what cannot be read, so that it can be corrected', () => {
    expect(paste('Class 1\t25k').entries[0]?.amounts[0]).toBe('25k')
  })
})
