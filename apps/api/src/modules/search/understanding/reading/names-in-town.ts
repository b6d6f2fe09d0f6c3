import { renamedPlaces } from '../../../platform/text/renamed-places.ts'
import { type KnownPlaces, type QueryPlace, wellKnown } from '../places/known-places.ts'

/** A name that a place in a town can have. */
export interface NameInTown {
  readonly town: QueryPlace
  /** The words besides those of the town. */
  readonly rest: string
  readonly name: string
}

/** Sector as it is written in addresses: sec 45. */
const shortSector = /^sec (?=\d)/

/**
 * The names that places in a town can have if a phrase begins or ends with the town: noida sector 62,
 * and sector 62 noida, with each name of the town.
 */
export function namesInTown(phrase: string, places: KnownPlaces): NameInTown[] {
  const words = phrase.split(' ')
  if (words.length < 2) return []
  return [
    { word: words[0] ?? '', others: words.slice(1) },
    { word: words.at(-1) ?? '', others: words.slice(0, -1) },
  ].flatMap(({ word, others }) => {
    const [town] = places.named(word)
    if (!town || town.importance < wellKnown) return []
    const rest = others.join(' ').replace(shortSector, 'sector ')
    return [word, ...(renamedPlaces.get(word) ?? [])].flatMap((name) => [
      { town, rest, name: `${name} ${rest}` },
      { town, rest, name: `${rest} ${name}` },
    ])
  })
}
