import { splitAtMatches } from '@edbazaar/search-core'
import { languageOf } from '../formatting/languages'

interface MarkedNameProps {
  name: string
  /** The text that was typed. */
  query: string
  className?: string
  /** Class of the typed letters. */
  match: string
}

/** The name of a suggestion with the typed letters highlighted. */
export function MarkedName({ name, query, className, match }: MarkedNameProps) {
  return (
    <span className={className} lang={languageOf(name)}>
      {splitAtMatches(name, query).map((piece, place) =>
        place % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id
          <b key={place} className={match}>
            {piece}
          </b>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
