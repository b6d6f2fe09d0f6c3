export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

const minLength = 6
/** Entropy in bits: what an attacker can try in an hour, and in a year. */
const fairBits = 40
const strongBits = 60

const alphabets = [
  [/\p{Ll}|\p{Lo}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{M}\p{N}]/u, 24],
] as const

/**
 * A rough estimate for feedback while typing; the API rejects common passwords. Repeated or sequential
 * characters (aaa, 123) and personal words count little.
 */
export function strengthOf(
  password: string,
  personalWords: readonly string[] = [],
): PasswordStrength {
  const characters = [...password.normalize('NFC').trim()]
  if (characters.length < minLength) return 'short'
  const rest = withoutWords(characters.join(''), personalWords)
  const pool = alphabets.reduce(
    (sum, [pattern, size]) => (pattern.test(rest) ? sum + size : sum),
    0,
  )
  const bits = effectiveLength([...rest]) * Math.log2(Math.max(pool, 2))
  if (bits >= strongBits) return 'strong'
  return bits >= fairBits ? 'fair' : 'weak'
}

/** The length of a text, with repeated and sequential characters weighted down. */
function effectiveLength(characters: readonly string[]): number {
  const seen = new Map<string, number>()
  let count = 0
  characters.forEach((character, index) => {
    const times = seen.get(character) ?? 0
    seen.set(character, times + 1)
    const step = codeOf(character) - codeOf(characters[index - 1])
    count += Math.abs(step) <= 1 ? 0.2 : 1 / (1 + times / 2)
  })
  return count
}

const codeOf = (character = '') => character.codePointAt(0) ?? Number.POSITIVE_INFINITY

function withoutWords(password: string, personalWords: readonly string[]): string {
  const words = personalWords.filter((word) => word.length > 2).map((word) => word.toLowerCase())
  return words.reduce((rest, word) => rest.toLowerCase().replaceAll(word, ''), password)
}
