import type { Reading } from './reading.ts'

/** The words of a query, as it is understood. */
export const queryOf = (reading: Reading): string => withReplaced(reading, '', '')

/** The query with other words in place of a phrase, or without its words where they are not together. */
export function withReplaced(
  { words }: Pick<Reading, 'words'>,
  phrase: string,
  by: string,
): string {
  const whole = ` ${words.join(' ')} `.replace(/(\d+)rupees\b/g, '$1')
  const isTogether = whole.includes(` ${phrase} `)
  const text = isTogether
    ? whole.replace(` ${phrase} `, ` ${by} `)
    : phrase.split(' ').reduce((rest, word) => rest.replace(` ${word} `, ' '), whole)
  return text.replace(/\s+/g, ' ').trim()
}
