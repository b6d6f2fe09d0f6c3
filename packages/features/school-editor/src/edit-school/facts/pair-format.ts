import type { FieldFormat } from '@edbazaar/feature-editing'

/** Typed texts by their names in the contract. */
export type PairDraft<Name extends string> = Readonly<Record<Name, string>>

const isObject = (stored: unknown): stored is Partial<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null

/** Reads typed text, or a saved number, text or null, as text. */
function textOf(stored: unknown): string | undefined {
  if (stored === null) return ''
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : undefined
}

/** A field of two texts or numbers; both are empty without a value. */
export function pairFormat<Name extends string>(
  first: Name,
  second: Name,
): FieldFormat<PairDraft<Name>> {
  const pairOf = (one: string, other: string) =>
    ({ [first]: one, [second]: other }) as PairDraft<Name>
  return {
    empty: pairOf('', ''),
    read: (stored) => {
      if (stored === null) return pairOf('', '')
      if (!isObject(stored)) return undefined
      const [one, other] = [textOf(stored[first]), textOf(stored[second])]
      return one === undefined || other === undefined ? undefined : pairOf(one, other)
    },
  }
}
