/** How the sound of ज्ञ is romanised: gyan, gnyan, jnan, gnan and dnyan are one word. */
const gyaSpellings = ['gy', 'gny', 'jn', 'gn', 'dny'] as const
/** At the beginning of a word, or after what goes before it in vigyan, pragya and agya. */
const gya = /^(|vi|pra|a)(?:gny|dny|gy|gn|jn)a+(.*)$/

/** The other spellings of a romanised word that sounding alike does not tell. */
export function otherSpellings(word: string): string[] {
  const found = gya.exec(word)
  if (!found) return []
  const [, before = '', after = ''] = found
  const others = gyaSpellings.map((sound) => `${before}${sound}a${after}`)
  // Hindi drops the last vowel of jnana, and what was learnt from Sanskrit keeps it.
  const withVowel = after === 'n' ? others.map((other) => `${other}a`) : []
  // Until its third letter gyaan says too little to go by its sound.
  const long = `${before}gyaa${after}`
  return [...others, ...withVowel, long].filter((other) => other !== word)
}
