import type { FileType } from './file-kinds.ts'

/** A received file, on the local disk until it is saved. */
export interface ReceivedFile extends FileType {
  readonly path: string
  /** The original file name, cleaned. */
  readonly name: string | null
  readonly bytes: number
}
