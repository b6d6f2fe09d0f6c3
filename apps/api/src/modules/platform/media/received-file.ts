import type { FileType } from './file-kinds.ts'

/** A file that somebody sent, as it lies on this disk until it is kept. */
export interface ReceivedFile extends FileType {
  readonly path: string
  /** As it was called where it came from, cleaned. */
  readonly name: string | null
  readonly bytes: number
}
