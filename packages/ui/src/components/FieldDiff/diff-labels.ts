/** Texts that a difference needs, for screen readers and empty values. */
export interface DiffLabels {
  before: string
  after: string
  added: string
  removed: string
  /** For a side without a value. */
  nothing: string
}

export const defaultLabels: DiffLabels = {
  before: 'Before',
  after: 'After',
  added: 'Added',
  removed: 'Removed',
  nothing: 'Nothing',
}
