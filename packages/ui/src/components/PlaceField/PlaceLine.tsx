import { languageOf } from '../../formatting/languages'
import { splitAtMatches } from '../SearchBox/matches'
import type { PlaceOption } from './PlaceField'
import * as styles from './PlaceField.css'

interface PlaceLineProps {
  place: PlaceOption
  query: string
}

/** A suggestion: the name, its typed letters marked, over where it lies. */
export function PlaceLine({ place: { name, detail }, query }: PlaceLineProps) {
  return (
    <span className={styles.line}>
      <span lang={languageOf(name)}>
        {splitAtMatches(name, query).map(({ at, text, isMatch }) =>
          isMatch ? (
            <b key={at} className={styles.match}>
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </span>
      <span className={styles.detail}>{detail}</span>
    </span>
  )
}
