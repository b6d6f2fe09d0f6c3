import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import { type RegisterRecord, registerColumns } from './cleaning/register-record.ts'
import type { ImportWatcher } from './run/import-watcher.ts'

/** A watcher that stores its messages. */
export function recordingWatcher(): ImportWatcher & { readonly notices: string[] } {
  const notices: string[] = []
  return {
    notices,
    onMessage: (sentence) => notices.push(sentence),
    onProgress: () => {},
    onStage: () => {},
  }
}

/** A temporary folder, with the paths of files in it. */
export function testFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'edbazaar-import-'))
  const path = (name: string) => join(folder, name)
  return {
    path,
    write(name: string, text: string): string {
      writeFileSync(path(name), name.endsWith('.gz') ? gzipSync(text) : text)
      return path(name)
    },
    /** The records of a rejected.csv, without the heading. */
    read: (name: string) => readFileSync(path(name), 'utf8').trim().split('\n').slice(1),
  }
}

/** A register as CSV from partial rows. */
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

/** Realistic rows of a register, always the same. */
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
