import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { AgeRange } from '../../internal/AgeRange'
import { joinClasses } from '../../internal/join-classes'
import { Availability, Boards, Distance, Fees, type SchoolFacts } from '../../internal/SchoolFacts'
import { Anchor } from '../Link/LinkProvider'
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { defaultLabels, type SchoolCardLabels } from './labels'
import * as styles from './SchoolCard.css'

export interface SchoolCardProps
  extends SchoolFacts,
    Omit<ComponentProps<'article'>, keyof SchoolFacts | 'children'> {
  /** Loads the image with high priority, for cards above the fold. @default false */
  isPriority?: boolean
  /** Buttons below the facts, with labels. */
  actions?: ReactNode
  /** Texts of the card. @default English */
  labels?: Partial<SchoolCardLabels> | undefined
}

/** A school card for a `CardRow`: image, name, place with distance, four facts. */
export function SchoolCard({
  href,
  name,
  image,
  place,
  distanceKm = null,
  isDistanceApproximate = false,
  boards,
  feesFrom,
  feesTo = null,
  firstYearFrom: _firstYearFrom,
  ageFrom,
  ageTo,
  availability,
  isPriority = false,
  actions,
  labels: givenLabels,
  className,
  ...rest
}: SchoolCardProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  return (
    <article className={joinClasses(styles.card, className)} {...rest}>
      <ResponsiveImage {...image} alt="" sizes="270px" isPriority={isPriority} />
      <h3 className={styles.name} lang={languageOf(name)}>
        <Anchor href={href} className={styles.link}>
          {name}
        </Anchor>
      </h3>
      <p className={styles.place}>
        {place && distanceKm !== null ? `${place}, ` : place}
        {distanceKm !== null && (
          <Distance km={distanceKm} isApproximate={isDistanceApproximate} labels={labels} />
        )}
      </p>
      <dl>
        <Fact head={labels.board}>
          <Boards boards={boards} />
        </Fact>
        <Fact head={labels.fees}>
          <Fees from={feesFrom} to={feesTo} unit={labels.aYear} labels={labels} />
        </Fact>
        <Fact head={labels.age}>
          <AgeRange from={ageFrom} to={ageTo} />
        </Fact>
        <Fact head={labels.seats}>
          <Availability availability={availability} />
        </Fact>
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

export interface SchoolCardSkeletonProps extends ComponentProps<'div'> {
  /** Whether the loading cards have buttons. @default false */
  hasActions?: boolean
  /** Texts of the card. @default English */
  labels?: Partial<SchoolCardLabels> | undefined
}

/** Placeholder for a loading card, with the same layout. */
export function SchoolCardSkeleton({
  hasActions = false,
  labels,
  className,
  ...rest
}: SchoolCardSkeletonProps) {
  const { board, fees, age, seats } = { ...defaultLabels, ...labels }
  return (
    <div aria-hidden="true" className={joinClasses(styles.card, className)} {...rest}>
      <span className={styles.plateBar} />
      <div className={joinClasses(styles.name, styles.barLine)}>
        <span className={styles.bar} />
      </div>
      <div className={styles.barPlace}>
        <span className={styles.bar} />
      </div>
      <dl>
        {[board, fees, age, seats].map((head) => (
          <Fact key={head} head={head}>
            <span className={styles.bar} />
          </Fact>
        ))}
      </dl>
      {hasActions && <div className={styles.actions} />}
    </div>
  )
}

function Fact({ head, children }: { head: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{head}</dt>
      <dd>{children}</dd>
    </div>
  )
}
