import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import {
  Ages,
  Availability,
  Boards,
  Distance,
  Fees,
  type SchoolFacts,
} from '../../internal/SchoolFacts'
import { Anchor } from '../Link/LinkProvider'
import { Plate } from '../Plate/Plate'
import * as styles from './SchoolRow.css'

export interface SchoolRowProps
  extends SchoolFacts,
    Omit<ComponentProps<'li'>, keyof SchoolFacts | 'children'> {
  /** Whether the school's recognition has been checked. @default false */
  isRecognitionChecked?: boolean
  /** Buttons at the end of the row, one for each of the list's `actionHeads`. */
  actions?: ReactNode
  /** Rank of the name's heading. @default 2 */
  level?: 2 | 3
  /** Fetches the picture first: for rows in the first view. @default false */
  isPriority?: boolean
}

/** One school of a `SchoolList`: name, place, distance, board, fees, age, availability. */
export function SchoolRow({
  href,
  name,
  picture,
  place,
  distanceKm,
  isDistanceApproximate = false,
  boards,
  feesFrom,
  feesTo = null,
  ageFrom,
  ageTo,
  availability,
  isRecognitionChecked = false,
  actions,
  level = 2,
  isPriority = false,
  className,
  ...rest
}: SchoolRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li
      className={joinClasses(styles.entry, className)}
      data-actions={actions ? '' : undefined}
      {...rest}
    >
      <Plate
        {...picture}
        alt=""
        shape="square"
        sizes="114px"
        isPriority={isPriority}
        className={styles.picture}
      />
      <div className={styles.who}>
        <Heading className={styles.name} lang={languageOf(name)}>
          <Anchor href={href} className={styles.link}>
            {name}
          </Anchor>
        </Heading>
        <p className={styles.place}>
          {place}
          {isRecognitionChecked && <RecognitionMark />}
        </p>
      </div>
      <dl className={styles.facts}>
        {distanceKm !== undefined && (
          <Fact head="Distance" className={styles.rightFact}>
            <Distance km={distanceKm} isApproximate={isDistanceApproximate} />
          </Fact>
        )}
        <Fact head="Board">
          <Boards boards={boards} />
        </Fact>
        <Fact head="Fees a year" className={styles.fees}>
          <Fees from={feesFrom} to={feesTo} unit="" />
        </Fact>
        <Fact head="Age">
          <Ages from={ageFrom} to={ageTo} />
        </Fact>
        <Fact head="Availability" className={styles.seats}>
          <Availability availability={availability} />
        </Fact>
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

function RecognitionMark() {
  const words = 'Recognition checked'
  return <span className={styles.check} role="img" aria-label={words} title={words} />
}

interface FactProps {
  head: string
  className?: string
  children: ReactNode
}

function Fact({ head, className = styles.fact, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{head}</dt>
      <dd>{children}</dd>
    </div>
  )
}
