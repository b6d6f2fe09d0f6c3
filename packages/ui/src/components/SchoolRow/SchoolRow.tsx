import type { ComponentProps, ReactNode } from 'react'
import { AgeRange } from '../../internal/AgeRange'
import { Availability, Boards, Distance, Fees, type SchoolFacts } from '../../internal/SchoolFacts'
import { TimetableRow } from '../../internal/TimetableRow'
import { age, availability as availabilityColumn, board, distance, fees } from './columns'

export interface SchoolRowProps
  extends SchoolFacts,
    Omit<ComponentProps<'li'>, keyof SchoolFacts | 'children'> {
  /** Whether the school's recognition has been checked. @default false */
  isRecognitionChecked?: boolean
  /** Highlights the row, such as while its marker on the map is hovered. @default false */
  isHighlighted?: boolean
  /** Buttons at the end of the row, one for each of the list's `actionHeadings`. */
  actions?: ReactNode
  /** Content below the row, such as a note. */
  below?: ReactNode
  /** Heading level of the name. @default 2 */
  level?: 2 | 3
  /** Loads the image with high priority, for rows above the fold. @default false */
  isPriority?: boolean
}

/** One school of a `SchoolList`: name, place, distance, board, fees, age, availability. */
export function SchoolRow({
  place,
  distanceKm,
  isDistanceApproximate = false,
  boards,
  feesFrom,
  feesTo = null,
  firstYearFrom = null,
  ageFrom,
  ageTo,
  availability,
  isRecognitionChecked = false,
  isHighlighted = false,
  actions,
  below,
  level = 2,
  isPriority = false,
  ...rest
}: SchoolRowProps) {
  const cells = [
    { ...board, value: <Boards boards={boards} /> },
    { ...fees, value: <Fees from={feesFrom} to={feesTo} firstYear={firstYearFrom} unit="" /> },
    { ...age, value: <AgeRange from={ageFrom} to={ageTo} /> },
    { ...availabilityColumn, value: <Availability availability={availability} /> },
  ]
  const near = <Distance km={distanceKm ?? null} isApproximate={isDistanceApproximate} />
  return (
    <TimetableRow
      detail={place}
      seal={isRecognitionChecked ? 'Recognition checked' : undefined}
      cells={distanceKm === undefined ? cells : [{ ...distance, value: near }, ...cells]}
      actions={actions}
      below={below}
      level={level}
      isPriority={isPriority}
      data-highlighted={isHighlighted ? '' : undefined}
      {...rest}
    />
  )
}
