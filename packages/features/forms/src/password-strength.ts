/** How long others would have to guess. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

const shortest = 6
/** Guesses by powers of two: what a patient thief tries in an hour, and in a year. */
const fairFrom = 40
const strongFrom = 60

const kinds = [
  [/\p{Ll}|\p{Lo}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{M}\p{N}]/u, 24],
] as const

/**
 * A rough measure, to encourage while one types; which passwords are too common the API knows.
 * Signs that repeat or go on in a row (aaa, 123) count for little, and so does one's own name.
 */
export function strengthOf(password: string, ownWords: readonly string[] = []): PasswordStrength {
  const signs = [...password.normalize('NFC').trim()]
  if (signs.length < shortest) return 'short'
  const left = withoutOwn(signs.join(''), ownWords)
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(left) ? sum + size : sum), 0)
  const bits = surprises([...left]) * Math.log2(Math.max(pool, 2))
  if (bits >= strongFrom) return 'strong'
  return bits >= fairFrom ? 'fair' : 'weak'
}

/** Signs that do not follow from the ones before. */
function surprises(signs: readonly string[]): number {
  const seen = new Map<string, number>()
  let count = 0
  signs.forEach((sign, index) => {
    const times = seen.get(sign) ?? 0
    seen.set(sign, times + 1)
    const step = codeOf(sign) - codeOf(signs[index - 1])
    count += Math.abs(step) <= 1 ? 0.2 : 1 / (1 + times / 2)
  })
  return count
}

const codeOf = (sign = '') => sign.codePointAt(0) ?? Number.POSITIVE_INFINITY

function withoutOwn(password: string, ownWords: readonly string[]): string {
  const words = ownWords.filter((word) => word.length > 2).map((word) => word.toLowerCase())
  return words.reduce((left, word) => left.toLowerCase().replaceAll(word, ''), password)
}
