import { pick, type Random, randomFrom, seedOf } from '../src/modules/platform/images/random.ts'

/** Repeatable random choices: the same name always gives the same sequence. */
export interface Chance {
  readonly next: Random
  pick<const Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number]
  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number
  /** True with this likelihood, from 0 to 1. */
  is(likelihood: number): boolean
  /** Some of the choices, each equally likely, in their original order. */
  some<T>(choices: readonly T[], count: number): T[]
}

export function chanceOf(word: string): Chance {
  const next = randomFrom(seedOf(word))
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (choices) => pick(next, choices),
    is: (likelihood) => next() < likelihood,
    some(choices, count) {
      const ranked = choices.map((choice, i) => ({ choice, i, rank: next() }))
      const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count)
      return chosen.sort((a, b) => a.i - b.i).map(({ choice }) => choice)
    },
  }
}
