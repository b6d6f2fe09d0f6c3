import type { ComponentProps, ReactNode } from 'react'
import { formatRupees } from '../../formatting/numbers'
import { Ages, Availability, Distance, type SchoolFacts } from '../../internal/SchoolFacts'
import { TimetableRow } from '../../internal/TimetableRow'
import { under } from '../../internal/timetable.css'
import { NotProvided } from '../NotProvided/NotProvided'
import * as columns from './columns'

type SharedFacts = Pick<
  SchoolFacts,
  'href' | 'name' | 'image' | 'distanceKm' | 'ageFrom' | 'ageTo' | 'availability'
>

export interface ProductRowProps
  extends SharedFacts,
    Omit<ComponentProps<'li'>, keyof SharedFacts | 'children'> {
  /** Who offers it and where: "Ganit Classes, Bengaluru". */
  detail: ReactNode
  /** In one word: "Online". */
  where: string
  /** Rupees; null where the provider has not told. */
  price: number | null
  /** What the price buys: "a month". */
  priceUnit: string
  /** Days or the first day, under the seats: "Mon, Wed". */
  when?: string | undefined
  /** Buttons at the end of the row, one for each of the list's `actionHeadings`. */
  actions?: ReactNode
  /** Under the whole row, such as a note. */
  below?: ReactNode
  /** Rank of the name's heading. @default 2 */
  level?: 2 | 3
  /** Fetches the image first: for rows in the first view. @default false */
  isPriority?: boolean
}

/** One row of `ProductRows`: name, provider, distance, where, price, age, availability. */
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
    { ...columns.age, value: <Ages from={ageFrom} to={ageTo} /> },
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
  const near = <Distance km={distanceKm ?? null} isApproximate={false} />
  return (
    <TimetableRow
      seal={undefined}
      cells={distanceKm === undefined ? cells : [{ ...columns.distance, value: near }, ...cells]}
      {...{ actions, below, level, isPriority }}
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
