import { MarkedName } from '../../internal/MarkedName'
import type { PlaceOption } from './PlaceField'
import * as styles from './PlaceField.css'

interface PlaceOptionContentProps {
  place: PlaceOption
  query: string
}

/** A suggested place: its name with the typed letters highlighted, and its district and state. */
export function PlaceOptionContent({ place: { name, detail }, query }: PlaceOptionContentProps) {
  return (
    <span className={styles.line}>
      <MarkedName name={name} query={query} match={styles.match} />
      <span className={styles.detail}>{detail}</span>
    </span>
  )
}
