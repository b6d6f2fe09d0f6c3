import type { Reading } from './reading.ts'

/** The words of a query, as it is understood. */
export const queryOf = (reading: Reading): string => withReplaced(reading, '', '')

/** The query with other words in place of a phrase. */
export function withReplaced(
  { words }: Pick<Reading, 'words'>,
  phrase: string,
  by: string,
): string {
  const whole = ` ${words.join(' ')} `.replace(/(\d+)rupees\b/g, '$1')
  const text = phrase === '' ? whole : whole.replace(` ${phrase} `, ` ${by} `)
  return text.replace(/\s+/g, ' ').trim()
}
