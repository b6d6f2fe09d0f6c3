/** The details of a checked file. */
export interface CheckedFile {
  readonly path: string
  readonly mime: string
  readonly durationSeconds: number
  readonly hasSound: boolean
}
