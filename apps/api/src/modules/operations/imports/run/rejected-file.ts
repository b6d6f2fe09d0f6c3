import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { InputError } from '../reading/input-error.ts'

/** A value that was rejected or changed. */
export interface Rejection {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly reason: string
}

const heading = 'line,column,value,reason\n'

/**
 * The list of rejected and changed values. Lines are appended with each batch; a run that continues
 * first removes those of a batch that was not committed.
 */
export class RejectedFile {
  readonly #file: number
  #size: number

  /** `keep` is how many bytes of an interrupted run's file to keep; 0 starts a new file. */
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

  /** Bytes written so far. */
  get size(): number {
    return this.#size
  }

  append(rejections: readonly Rejection[]): void {
    if (rejections.length === 0) return
    const rows = rejections.map(({ line, column, value, reason }) => [line, column, value, reason])
    // A value from the file must not become a formula in a spreadsheet.
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
