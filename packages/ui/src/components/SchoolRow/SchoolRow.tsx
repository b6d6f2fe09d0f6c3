import type { ComponentProps, ReactNode } from 'react'
import { AgeRange } from '../../internal/AgeRange'
import { Availability, Boards, Distance, Fees, type SchoolFacts } from '../../internal/SchoolFacts'
import { TimetableRow } from '../../internal/TimetableRow'
import { schoolColumns } from './columns'
import { defaultLabels, type SchoolLabels } from './labels'

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
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<SchoolLabels> | undefined
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
  labels: givenLabels,
  level = 2,
  isPriority = false,
  ...rest
}: SchoolRowProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const hasDistance = distanceKm !== undefined
  const near = (
    <Distance
      key="distance"
      km={distanceKm ?? null}
      isApproximate={isDistanceApproximate}
      labels={labels}
    />
  )
  const facts = [
    <Boards key="boards" boards={boards} />,
    <Fees
      key="fees"
      from={feesFrom}
      to={feesTo}
      firstYear={firstYearFrom}
      unit=""
      labels={labels}
    />,
    <AgeRange key="age" from={ageFrom} to={ageTo} />,
    <Availability key="availability" availability={availability} />,
  ]
  return (
    <TimetableRow
      detail={place}
      seal={isRecognitionChecked ? labels.recognitionChecked : undefined}
      columns={schoolColumns(labels, hasDistance)}
      values={hasDistance ? [near, ...facts] : facts}
      actions={actions}
      below={below}
      level={level}
      isPriority={isPriority}
      data-highlighted={isHighlighted ? '' : undefined}
      {...rest}
    />
  )
}
