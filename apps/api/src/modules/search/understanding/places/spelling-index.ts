import { fold } from '../../../platform/text/fold.ts'
import { maxEditsOf, spellingCost } from './spelling-cost.ts'

interface SpeltName {
  readonly norm: string
  readonly letters: number
}

/** A name that a misspelt text can mean. */
interface Misspelt {
  readonly name: string
  /** The cost of the misspelling: about 1 for each wrong letter. */
  readonly cost: number
}

/** Shorter words have too many neighbours. */
const minMisspelt = 5
const endingLength = 3

/** Finds names by their sound, their letters and their beginning. */
export function createSpellingIndex(names: readonly string[]) {
  const sorted = [...new Set(names)].sort()
  const byFold = new Map<string, string[]>()
  const byLetter = new Map<string, SpeltName[]>()
  const byEnding = new Map<string, SpeltName[]>()
  for (const norm of sorted) {
    if (norm.length < minMisspelt - 1) continue
    push(byFold, fold(norm), norm)
    const spelt = { norm, letters: lettersOf(norm) }
    push(byLetter, norm.charAt(0), spelt)
    push(byEnding, norm.slice(-endingLength), spelt)
  }

  /** Names that may differ in a letter: if it is in one half, the beginning or the end is right. */
  function* alike(norm: string) {
    const letters = lettersOf(norm)
    const most = maxEditsOf(norm)
    for (const names of [
      byLetter.get(norm.charAt(0)),
      byLetter.get(norm.charAt(1)),
      byEnding.get(norm.slice(-endingLength)),
    ])
      for (const name of names ?? [])
        if (differingLetters(name.letters, letters) <= 2 * most) yield name.norm
  }

  return {
    /** Names that are spelt almost like the text or sound like it. */
    resembling(norm: string): Misspelt[] {
      if (norm.length < minMisspelt - 1) return []
      const sounding = new Set(byFold.get(fold(norm)))
      const names = new Set([...sounding, ...(norm.length < minMisspelt ? [] : alike(norm))])
      names.delete(norm)
      return [...names].flatMap((name) => {
        const cost = spellingCost(norm, name, sounding.has(name))
        return cost === null ? [] : [{ name, cost }]
      })
    },

    /** The names that begin with the text, in alphabetical order. */
    beginning(norm: string): string[] {
      const found: string[] = []
      for (let at = firstFrom(sorted, norm); at < sorted.length; at++) {
        const name = sorted[at]
        if (!name?.startsWith(norm)) break
        found.push(name)
      }
      return found
    },
  }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The letters that occur in a name, a bit for each; digits and other signs share the last ones. */
function lettersOf(norm: string): number {
  let letters = 0
  for (let at = 0; at < norm.length; at++) {
    const letter = norm.charCodeAt(at) - firstLetter
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (norm.charCodeAt(at) % 6))
  }
  return letters
}
const firstLetter = 'a'.charCodeAt(0)

/** Number of letters that occur in one name only. A wrong letter changes at most two of them. */
function differingLetters(one: number, other: number): number {
  let differing = one ^ other
  let count = 0
  while (differing !== 0) {
    differing &= differing - 1
    count++
  }
  return count
}

/** The index of the first text that is not before `from` in a sorted list. */
function firstFrom(sorted: readonly string[], from: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < from) low = middle + 1
    else high = middle
  }
  return low
}
