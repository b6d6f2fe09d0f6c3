import type { ComponentProps, ReactNode } from 'react'
import { formatRupees } from '../../formatting/numbers'
import { AgeRange } from '../../internal/AgeRange'
import { Availability, Distance, type SchoolFacts } from '../../internal/SchoolFacts'
import { TimetableRow } from '../../internal/TimetableRow'
import { under } from '../../internal/timetable-facts.css'
import { NotProvided } from '../NotProvided/NotProvided'
import * as columns from './columns'

type SharedFacts = Pick<
  SchoolFacts,
  'href' | 'name' | 'image' | 'ageFrom' | 'ageTo' | 'availability'
>

export interface ProductRowProps
  extends SharedFacts,
    Omit<ComponentProps<'li'>, keyof SharedFacts | 'children'> {
  /** Kilometres from the user's location, null for an online product; omit it without a location. */
  distanceKm?: number | null | undefined
  /** Provider and place: "Ganit Classes, Bengaluru". */
  detail: ReactNode
  /** In one word: "Online". */
  where: string
  /** In rupees; null if not provided. */
  price: number | null
  /** Unit of the price: "a month". */
  priceUnit: string
  /** Days or the first day, under the availability: "Mon, Wed". */
  when?: string | undefined
  /** Buttons at the end of the row, one for each of the list's `actionHeadings`. */
  actions?: ReactNode
  /** Content below the row, such as a note. */
  below?: ReactNode
  /** Heading level of the name. @default 2 */
  level?: 2 | 3
  /** Loads the image with high priority, for rows above the fold. @default false */
  isPriority?: boolean
}

/** One row of `ProductRows`: name, provider, distance, location, price, age, availability. */
export function ProductRow({
  distanceKm,
  where,
  price,
  priceUnit,
  ageFrom,
  ageTo,
  availability,
  when,
  actions,
  below,
  level = 2,
  isPriority = false,
  ...rest
}: ProductRowProps) {
  const cells = [
    { ...columns.where, value: where },
    { ...columns.price, value: <Price price={price} unit={priceUnit} /> },
    { ...columns.age, value: <AgeRange from={ageFrom} to={ageTo} /> },
    {
      ...columns.availability,
      value: (
        <>
          <Availability availability={availability} />
          {when && <small className={under}>{when}</small>}
        </>
      ),
    },
  ]
  const near =
    typeof distanceKm === 'number' ? <Distance km={distanceKm} isApproximate={false} /> : '–'
  return (
    <TimetableRow
      seal={undefined}
      cells={distanceKm === undefined ? cells : [{ ...columns.distance, value: near }, ...cells]}
      actions={actions}
      below={below}
      level={level}
      isPriority={isPriority}
      {...rest}
    />
  )
}

function Price({ price, unit }: { price: number | null; unit: string }) {
  if (price === null) return <NotProvided />
  return (
    <>
      {formatRupees(price)} <small className={under}>{unit}</small>
    </>
  )
}
