import { pipeline, type Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { InputError } from './input-error.ts'
import { UnclosedQuotes } from './unclosed-quotes.ts'

/** One record of a CSV file, or a place where there is none to be made out. */
export type CsvRecord =
  | { readonly line: number; readonly values: readonly string[] }
  | { readonly line: number; readonly fault: string; readonly text: string }

/** Bytes that one record may have: beyond, the file is something else than rows. */
const longestRecord = 1_000_000

/**
 * Reads CSV as it comes: quotes in the middle of a field, too few or too many columns, any line
 * ends. The first record is the heading. Lines count from 1, those inside of quotes too.
 */
export async function* csvRecords(text: Readable): AsyncGenerator<CsvRecord> {
  const faults: CsvRecord[] = []
  const parser = parse({
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    on_skip: (error, raw) => {
      if (error?.code === 'CSV_MAX_RECORD_SIZE') throw notRows(error)
      faults.push(faultOf(error, raw))
      return undefined
    },
  })
  // A failure reaches the loop below through the parser.
  pipeline(text, new UnclosedQuotes(), parser, () => {})
  let linesBefore = 0
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    const line = firstLine(record, info.lines, linesBefore)
    // The parser is ahead of its reader: a fault may lie behind this record.
    for (let fault = faults[0]; fault && fault.line < line; fault = faults[0]) {
      yield fault
      faults.shift()
    }
    yield { line, values: record }
    linesBefore = info.lines
  }
  yield* faults
}

/** The line on which a record begins: `end` is where it ends. */
function firstLine(record: readonly string[], end: number, linesBefore: number): number {
  if (end === linesBefore + 1) return end
  return end - record.reduce((sum, value) => sum + (value.split('\n').length - 1), 0)
}

const notRows = (error: CsvError) =>
  new InputError(`Line ${error.lines}: a row of more than a million bytes. Is this a CSV file?`)

function faultOf(error: CsvError | undefined, raw: string | undefined): CsvRecord {
  const line = typeof error?.lines === 'number' ? error.lines : 0
  return { line, fault: error?.message ?? 'not CSV', text: raw ?? '' }
}
