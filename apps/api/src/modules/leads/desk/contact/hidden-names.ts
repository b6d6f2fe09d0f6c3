import { maskContacts } from './masked-text.ts'

/** The people that a text may be about. */
interface Names {
  readonly parentName: string
  readonly childName: string | null
}

/**
 * A text as the desk may read it. With a live consent, contact details are masked. Without one, they
 * are left out with the names of the sender and the child, in texts of both sides.
 */
export function visibleText(text: string, names: Names, isLive: boolean): string {
  const masked = maskContacts(text)
  if (isLive) return masked
  const words = [names.parentName, names.childName ?? ''].flatMap((name) => [
    name.trim(),
    ...name.split(/\s+/u).filter((word) => word.length > 2),
  ])
  return words
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((left, word) => left.replace(wholeWord(word), '•••'), masked)
    .replace(/\p{Nd}{2}•+\p{Nd}{3}/gu, '•••')
}

const wholeWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${escaped(word)}(?![\\p{L}\\p{M}])`, 'giu')

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
