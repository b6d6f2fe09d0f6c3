/** Column headings of the table, for screen readers. */
export interface FactTableLabels {
  /** @default 'Fact' */
  fact: string
  /** @default 'Value' */
  value: string
  /** @default 'Source' */
  source: string
}

export const defaultLabels: FactTableLabels = { fact: 'Fact', value: 'Value', source: 'Source' }
