import { pipeline, type Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { InputError } from './input-error.ts'
import { UnclosedQuotes } from './unclosed-quotes.ts'

/** One record of a CSV file, or a place that cannot be parsed. */
export type CsvRecord =
  | { readonly line: number; readonly values: readonly string[] }
  | { readonly line: number; readonly fault: string; readonly text: string }

/** Maximum bytes of a record: a longer one means that the file is not CSV. */
const longestRecord = 1_000_000

/**
 * Reads real-world CSV: quotes in the middle of a field, too few or too many columns, any line
 * ending. The first record is the heading. Lines count from 1, including those inside quotes.
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
    // The parser reads ahead, so a fault may come after this record.
    for (let fault = faults[0]; fault && fault.line < line; fault = faults[0]) {
      yield fault
      faults.shift()
    }
    yield { line, values: record }
    linesBefore = info.lines
  }
  yield* faults
}

/** The line where a record begins; `end` is where it ends. */
function firstLine(record: readonly string[], end: number, linesBefore: number): number {
  if (end === linesBefore + 1) return end
  return end - record.reduce((sum, value) => sum + (value.split('\n').length - 1), 0)
}

const notRows = (error: CsvError) =>
  new InputError(`Line ${error.lines}: the row has more than a million bytes. Is this a CSV file?`)

function faultOf(error: CsvError | undefined, raw: string | undefined): CsvRecord {
  const line = typeof error?.lines === 'number' ? error.lines : 0
  return { line, fault: error?.message ?? 'not CSV', text: raw ?? '' }
}
