import { MarkedName } from '../../internal/MarkedName'
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
      <MarkedName {...{ name, query }} match={styles.match} />
      <span className={styles.detail}>{detail}</span>
    </span>
  )
}
