/**
 * The language to mark a text with where it differs from an English page: `hi` for Devanagari,
 * undefined otherwise. Names come in either script and carry no language of their own.
 */
export function languageOf(text: string): 'hi' | undefined {
  return /[\u0900-\u097F]/.test(text) ? 'hi' : undefined
}
