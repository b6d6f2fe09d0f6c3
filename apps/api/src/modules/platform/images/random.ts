/** Returns a number from 0 up to 1, in the sequence given by the seed. */
export type Random = () => number

/** A 32-bit seed of a text: FNV-1a by code point, with a custom offset. */
export function seedOf(text: string): number {
  let hash = 0x989ec568
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** mulberry32: a small, portable, repeatable random generator. */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices, each equally likely. */
export function pick<const Choices extends readonly [unknown, ...unknown[]]>(
  random: Random,
  choices: Choices,
): Choices[number] {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}
