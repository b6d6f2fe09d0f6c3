/** Texts of a list of jobs: the column headings, and what a row says without a last day. */
export interface JobLabels {
  /** @default 'Job' */
  post: string
  /** @default 'Pay a month' */
  pay: string
  /** @default 'Type' */
  type: string
  /** @default 'Apply by' */
  applyBy: string
  /** For a job without a last day. @default 'Until filled' */
  untilFilled: string
}

export const defaultLabels: JobLabels = {
  post: 'Job',
  pay: 'Pay a month',
  type: 'Type',
  applyBy: 'Apply by',
  untilFilled: 'Until filled',
}
