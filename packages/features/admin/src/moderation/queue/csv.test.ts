import { expect, test } from 'vitest'
import { type CsvColumn, csvFileName, toCsv } from './csv'

interface Row {
  name: string
  seats?: number | null
}

const columns: CsvColumn<Row>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Seats, free', value: ({ seats }) => seats },
]
const linesOf = (rows: Row[]) => toCsv(columns, rows).slice(1).split('\r\n')

test('starts with a byte order mark and a line of headers', () => {
  expect(toCsv(columns, [])).toBe('\ufeffName,"Seats, free"\r\n')
})

test('quotes commas, quotes and line breaks, and leaves missing values empty', () => {
  expect(
    linesOf([
      { name: 'St. Mary’s, "Main"', seats: 12 },
      { name: 'विद्या', seats: null },
    ]),
  ).toEqual(['Name,"Seats, free"', '"St. Mary’s, ""Main""",12', 'विद्या,', ''])
  expect(toCsv(columns, [{ name: 'a\nb' }])).toContain('"a\nb"')
})

test.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\tx'])(
  'a text that starts like a formula (%j) is not run by a spreadsheet',
  (name) => expect(linesOf([{ name, seats: -5 }])[1]).toBe(`'${name},-5`),
)

test('a file is named after its table and day', () => {
  expect(csvFileName('all-schools', '2026-11-22')).toBe('all-schools-2026-11-22.csv')
})
