import { splitAtMatches } from '@edbazaar/search-core'
import { languageOf } from '../formatting/languages'

interface MarkedNameProps {
  name: string
  /** The text that was typed. */
  query: string
  className?: string
  /** Class of the letters that were typed. */
  match: string
}

/** The name of a suggestion, its typed letters marked. */
export function MarkedName({ name, query, className, match }: MarkedNameProps) {
  return (
    <span className={className} lang={languageOf(name)}>
      {splitAtMatches(name, query).map((piece, place) =>
        place % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
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
