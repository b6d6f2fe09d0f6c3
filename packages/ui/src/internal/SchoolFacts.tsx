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

/** How the facts of a school are written. */
export interface FactLabels {
  /** Read before an approximate distance. @default 'about' */
  about: string
  /** The unit of distances. @default 'km' */
  kilometres: string
  /** The highest fees, after the lowest. @default 'to ₹2,00,000' */
  feesTo: (amount: string) => string
  /** What the first year costs at least. @default 'First year ₹1,50,000' */
  firstYear: (amount: string) => string
}

/** `0.8 km`, or `~0.8 km` if the location is approximate. */
interface DistanceProps {
  km: number | null
  /** @default false */
  isApproximate?: boolean
  labels: Pick<FactLabels, 'kilometres'> & Partial<Pick<FactLabels, 'about'>>
}

export function Distance({ km, isApproximate = false, labels }: DistanceProps) {
  if (km === null) return <NotProvided />
  return (
    <>
      {isApproximate && (
        <>
          <span aria-hidden="true">~</span>
          <VisuallyHidden>{labels.about} </VisuallyHidden>
        </>
      )}
      {`${formatKilometres(km)} `}
      <small>{labels.kilometres}</small>
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
  labels: Pick<FactLabels, 'feesTo'> & Partial<Pick<FactLabels, 'firstYear'>>
}

/**
 * The lowest fee and, if fees differ by class, the highest below or after it; then the first year if
 * it costs more.
 */
export function Fees({ from, to, firstYear = null, unit, labels }: FeesProps) {
  if (from === null) return <NotProvided />
  const isRange = to !== null && to > from
  return (
    <>
      {formatRupees(from)}
      {isRange && <small className={styles.feesTo}> {labels.feesTo(formatRupees(to))}</small>}
      {!isRange && unit && <small>{` ${unit}`}</small>}
      {firstYear !== null && firstYear > from && (
        <small className={styles.feesTo}> {labels.firstYear?.(formatRupees(firstYear))}</small>
      )}
    </>
  )
}

export function Availability({ availability }: Pick<SchoolFacts, 'availability'>) {
  if (availability === null) return <NotProvided />
  return <Seats state={availability.state}>{availability.label}</Seats>
}
