import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { InputError } from '../reading/input-error.ts'

/** One thing that did not go in as it stands in the file. */
export interface Rejection {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

const heading = 'line,column,value,reason\n'

/**
 * The file that lists what an import did not take as it is. Lines are appended with each batch; a
 * run that goes on first cuts off what belongs to a batch that never was committed.
 */
export class RejectedFile {
  readonly #file: number
  #size: number

  /** `keep` is how many bytes to keep of a file that an interrupted run has left; 0 begins anew. */
  constructor(path: string, keep: number) {
    try {
      this.#file = openSync(path, keep > 0 ? 'a+' : 'w')
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      throw new InputError(`${path} can't be written: ${reason}. Choose another with --rejected`)
    }
    const found = fstatSync(this.#file).size
    if (found > keep) ftruncateSync(this.#file, keep)
    this.#size = Math.min(found, keep)
    if (this.#size === 0) this.#write(heading)
  }

  /** Bytes so far. */
  get size(): number {
    return this.#size
  }

  append(rejections: readonly Rejection[]): void {
    if (rejections.length === 0) return
    const rows = rejections.map(({ line, column, value, reason }) => [line, column, value, reason])
    // A value from a stranger's file must not become a formula in a spreadsheet.
    this.#write(stringify(rows, { escape_formulas: true }))
  }

  close(): void {
    closeSync(this.#file)
  }

  #write(text: string): void {
    const bytes = Buffer.from(text)
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written)
    this.#size += bytes.length
  }
}
