import { oneOf, seededRandom } from './random.ts'
import type { SampledSchool } from './register-database.ts'
import { type Town, towns } from './towns.ts'
import { misspell, typoKinds } from './typos.ts'

export interface Keystroke {
  readonly key: string
  readonly here: Town | null
}

const longest = 30
/** At 200 key presses a second, each of them presses a key every 150 milliseconds. */
const people = 30

/**
 * Real names that people type letter by letter at the same time, one key press of each in turn: one
 * name in five is misspelt, one in three typed with a location.
 */
export function keystrokesOf(
  schools: readonly SampledSchool[],
  count: number,
  seed: number,
): Keystroke[] {
  const random = seededRandom(seed)
  const typed = Array.from({ length: people }, (): Keystroke[] => [])
  for (const [i, { norm }] of schools.entries()) {
    const isWrong = random() < 1 / 5
    const text = (isWrong && misspell(norm, oneOf(typoKinds, random), random)) || norm
    const here = random() < 1 / 3 ? oneOf(towns, random) : null
    for (let length = 1; length <= Math.min(text.length, longest); length++) {
      if (text[length - 1] === ' ') continue
      typed[i % people]?.push({ key: text.slice(0, length), here })
    }
  }
  const turns = Math.max(...typed.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) =>
    typed.flatMap((strokes) => strokes.slice(turn, turn + 1)),
  )
    .flat()
    .slice(0, count)
}
