import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { formatRupees } from '../../formatting/numbers'
import { AgeRange } from '../../internal/AgeRange'
import { Availability, Distance, type SchoolFacts } from '../../internal/SchoolFacts'
import { TimetableRow } from '../../internal/TimetableRow'
import { under } from '../../internal/timetable-facts.css'
import { NotProvided } from '../NotProvided/NotProvided'
import { productColumns } from './columns'
import { defaultLabels, type ProductLabels } from './labels'

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
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<ProductLabels> | undefined
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
  labels: givenLabels,
  level = 2,
  isPriority = false,
  ...rest
}: ProductRowProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const hasDistance = distanceKm !== undefined
  const near = typeof distanceKm === 'number' ? <Distance km={distanceKm} labels={labels} /> : '–'
  const facts = [
    where,
    <Price key="price" price={price} unit={priceUnit} />,
    <AgeRange key="age" from={ageFrom} to={ageTo} />,
    <Fragment key="availability">
      <Availability availability={availability} />
      {when && <small className={under}>{when}</small>}
    </Fragment>,
  ]
  return (
    <TimetableRow
      seal={undefined}
      columns={productColumns(labels, hasDistance)}
      values={hasDistance ? [near, ...facts] : facts}
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
