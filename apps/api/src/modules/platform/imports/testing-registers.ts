import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import { type RegisterRecord, registerColumns } from './cleaning/register-record.ts'
import type { ImportWatcher } from './run/import-watcher.ts'

/** A watcher that keeps what it is told. */
export function keepingWatcher(): ImportWatcher & { readonly notices: string[] } {
  const notices: string[] = []
  return {
    notices,
    onNotice: (sentence) => notices.push(sentence),
    onProgress: () => {},
    onStage: () => {},
  }
}

/** A folder of the test's own, with the paths of files in it. */
export function testFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'edbazaar-import-'))
  const path = (name: string) => join(folder, name)
  return {
    path,
    write(name: string, text: string): string {
      writeFileSync(path(name), name.endsWith('.gz') ? gzipSync(text) : text)
      return path(name)
    },
    /** The records of a list of rejections, the heading left out. */
    read: (name: string) => readFileSync(path(name), 'utf8').trim().split('\n').slice(1),
  }
}

/** A register as CSV, of which each row names only what matters. */
export function registerText(rows: readonly Partial<RegisterRecord>[]): string {
  const records = rows.map((row) => registerColumns.map((column) => row[column] ?? ''))
  return stringify([[...registerColumns], ...records])
}

const words = [
  'Vidya',
  'Modern',
  'Saraswati',
  'Govt.',
  'Model',
  'Little Flower',
  'ADARSH',
  'ST. MARY',
]

/** Rows that look like those of a register, the same ones each time. */
export function manySchools(count: number): Partial<RegisterRecord>[] {
  return Array.from({ length: count }, (_, i) => ({
    source: 'udise',
    source_id: String(9_000_000_000 + i),
    name: `${words[i % words.length]} School ${i % 977}`,
    city: `Ward ${i % 50}`,
    district: i % 3 === 0 ? 'Pune' : 'Nashik',
    state: 'Maharashtra',
    pincode: String(411_001 + (i % 40)),
    ...(i % 7 === 0 ? {} : { lat: String(18 + (i % 100) / 100), lng: String(73 + (i % 90) / 100) }),
    established: i % 11 === 0 ? '5981' : '1987',
  }))
}
