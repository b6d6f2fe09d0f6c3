import { NotProvided } from '../components/NotProvided/NotProvided'
import type { Image } from '../components/ResponsiveImage/ResponsiveImage'
import { Seats, type SeatsState } from '../components/Seats/Seats'
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden'
import { formatKilometres, formatRupees } from '../formatting/numbers'
import * as styles from './school-facts.css'

/** The facts on every school card. Null is shown as not provided. */
export interface SchoolFacts {
  /** URL of the school's page. */
  href: string
  /** The heading and link text. The language is detected. */
  name: string
  /** Decorative, because the name says the same. */
  image: Image
  /** Locality or town, under the name. */
  place?: string | null | undefined
  /** Kilometres from the user's location; omit it without a location. */
  distanceKm?: number | null | undefined
  /** Whether the distance is based on a PIN code or district. @default false */
  isDistanceApproximate?: boolean
  /** "CBSE", "ICSE"; empty if not provided. */
  boards: readonly string[]
  /** Lowest fees a year, in rupees. */
  feesFrom: number | null
  /** Highest fees a year, in rupees. */
  feesTo?: number | null | undefined
  /** The least cost of the first year, with fees that are paid once; shown if it is more. */
  firstYearFrom?: number | null | undefined
  /** Youngest age, in years. */
  ageFrom: number | null
  /** Oldest age, in years. */
  ageTo: number | null
  /** Availability with its label. */
  availability: { state: SeatsState; label: string } | null
}

/** `0.8 km`, or `~0.8 km` if the location is approximate. */
export function Distance({ km, isApproximate }: { km: number | null; isApproximate: boolean }) {
  if (km === null) return <NotProvided />
  return (
    <>
      {isApproximate && (
        <>
          <span aria-hidden="true">~</span>
          <VisuallyHidden>about </VisuallyHidden>
        </>
      )}
      {`${formatKilometres(km)} `}
      <small>km</small>
    </>
  )
}

export function Boards({ boards }: { boards: readonly string[] }) {
  if (boards.length === 0) return <NotProvided />
  const [first, ...others] = boards
  if (others.length === 0) return first
  return (
    <>
      {first}
      <span className={styles.otherBoards}>, {others.join(', ')}</span>
      <span className={styles.boardCount} aria-hidden="true">
        {' '}
        +{others.length}
      </span>
    </>
  )
}

interface FeesProps {
  from: number | null
  to: number | null
  firstYear?: number | null
  unit: string
}

/**
 * The lowest fee and, if fees differ by class, the highest below or after it; then the first year if
 * it costs more.
 */
export function Fees({ from, to, firstYear = null, unit }: FeesProps) {
  if (from === null) return <NotProvided />
  const isRange = to !== null && to > from
  return (
    <>
      {formatRupees(from)}
      {isRange && <small className={styles.feesTo}> to {formatRupees(to)}</small>}
      {!isRange && unit && <small>{` ${unit}`}</small>}
      {firstYear !== null && firstYear > from && (
        <small className={styles.feesTo}> First year {formatRupees(firstYear)}</small>
      )}
    </>
  )
}

export function Availability({ availability }: Pick<SchoolFacts, 'availability'>) {
  if (availability === null) return <NotProvided />
  return <Seats state={availability.state}>{availability.label}</Seats>
}
