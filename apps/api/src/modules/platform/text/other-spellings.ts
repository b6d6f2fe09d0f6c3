/** Romanisations of ज्ञ: gyan, gnyan, jnan, gnan and dnyan are the same word. */
const gyaSpellings = ['gy', 'gny', 'jn', 'gn', 'dny'] as const
/** The sound at the start of a word, or after the prefix of vigyan, pragya and agya. */
const gya = /^(|vi|pra|a)(?:gny|dny|gy|gn|jn)a+(.*)$/

/** Other spellings of a romanised word that folding does not cover. */
export function otherSpellings(word: string): string[] {
  const found = gya.exec(word)
  if (!found) return []
  const [, before = '', after = ''] = found
  const others = gyaSpellings.map((sound) => `${before}${sound}a${after}`)
  // Hindi drops the last vowel of jnana; words taken from Sanskrit keep it.
  const withVowel = after === 'n' ? others.map((other) => `${other}a`) : []
  // The first three letters of gyaan are too few to match it by sound.
  const long = `${before}gyaa${after}`
  return [...others, ...withVowel, long].filter((other) => other !== word)
}
