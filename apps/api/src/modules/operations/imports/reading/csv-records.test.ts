import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type CsvRecord, csvRecords } from './csv-records.ts'

async function read(...chunks: (string | Buffer)[]): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of csvRecords(Readable.from(chunks))) records.push(record)
  return records
}

describe('csvRecords', () => {
  it('reports the line where each record begins, counting line breaks inside quotes', async () => {
    const records = await read('name,id\n"two\nlines",1\nnext,2\n')
    expect(records).toEqual([
      { line: 1, values: ['name', 'id'] },
      { line: 2, values: ['two\nlines', '1'] },
      { line: 4, values: ['next', '2'] },
    ])
  })

  it('reads a byte order mark, any line ending, empty lines and ragged records', async () => {
    const records = await read('\ufeffname,id\r\na\r\n\r\nb,2,3\r\n')
    expect(records.map((record) => 'values' in record && record.values)).toEqual([
      ['name', 'id'],
      ['a'],
      ['b', '2', '3'],
    ])
  })

  it('reads quotes in the middle of a field literally', async () => {
    const records = await read('name,id\nST XAVIER"S SCHOOL,1\n')
    expect(records[1]).toEqual({ line: 2, values: ['ST XAVIER"S SCHOOL', '1'] })
  })

  it('joins characters that were split between two chunks', async () => {
    const bytes = Buffer.from('name\nसरस्वती\n')
    const records = await read(bytes.subarray(0, 7), bytes.subarray(7))
    expect(records[1]).toEqual({ line: 2, values: ['सरस्वती'] })
  })

  it('reads an unclosed quote literally, and continues after it', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `school ${i},${i}\n`).join('')
    const records = await read('name,id\na,1\n"open,2\n', rows)
    expect(records.slice(1, 3)).toEqual([
      { line: 2, values: ['a', '1'] },
      { line: 3, values: [' "open', '2'] },
    ])
    expect(records).toHaveLength(20_003)
  })

  it.each([['"a ""b"", c"'], ['"two\nlines"'], ['""'], ['"x" y"']])(
    'reads %j in chunks of any size',
    async (field) => {
      const text = `name,id\n${field},1\n${field},2`
      const whole = await read(text)
      expect(whole).toHaveLength(3)
      expect(await read(...text.split('').map((letter) => Buffer.from(letter)))).toEqual(whole)
    },
  )

  it('reports a file without rows', async () => {
    await expect(read('x'.repeat(3_000_000))).rejects.toThrow('Is this a CSV file?')
  })

  it('reads only a few chunks ahead of a slow reader', async () => {
    let pulled = 0
    const source = Readable.from(
      (function* () {
        for (; pulled < 5_000; pulled++) yield `${'school,1\n'.repeat(2_000)}`
      })(),
    )
    for await (const record of csvRecords(source)) if (record.line === 500) break
    expect(pulled).toBeLessThan(100)
    source.destroy()
  })
})
