import { oneOf, seededRandom } from './random.ts'
import type { SampledSchool } from './register-database.ts'
import { type Town, towns } from './towns.ts'
import { misspell, typoKinds } from './typos.ts'

export interface Keystroke {
  readonly key: string
  readonly here: Town | null
}

const longest = 30

/** Real names typed letter by letter: one in five misspelt, one in three with a location. */
export function keystrokesOf(
  schools: readonly SampledSchool[],
  count: number,
  seed: number,
): Keystroke[] {
  const random = seededRandom(seed)
  const strokes: Keystroke[] = []
  for (const { norm } of schools) {
    const isWrong = random() < 1 / 5
    const text = (isWrong && misspell(norm, oneOf(typoKinds, random), random)) || norm
    const here = random() < 1 / 3 ? oneOf(towns, random) : null
    for (let length = 1; length <= Math.min(text.length, longest); length++) {
      if (text[length - 1] !== ' ') strokes.push({ key: text.slice(0, length), here })
    }
    if (strokes.length >= count) break
  }
  return strokes.slice(0, count)
}
