import type { ComponentProps, ReactNode } from 'react'
import { Timetable } from '../../internal/Timetable'
import { productColumns } from './columns'
import { defaultLabels, type ProductLabels } from './labels'

export interface ProductRowsProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** Heading of the name column: "Tuition". */
  nameHeading: string
  /** Whether the rows show a distance. Only for searches near a place. @default true */
  hasDistance?: boolean
  /** Column headings of the buttons at the end of each row; omit them if rows have no buttons.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are loading. @default false */
  isLoading?: boolean
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<ProductLabels> | undefined
  /** `ProductRow`s or `ProductRowSkeleton`s. */
  children: ReactNode
}

/**
 * A table-like list of tuitions, activities, camps and workshops, with the columns of a
 * `SchoolList`.
 */
export function ProductRows({
  hasDistance = true,
  actionHeadings = [],
  isLoading = false,
  labels,
  ...rest
}: ProductRowsProps) {
  return (
    <Timetable
      columns={productColumns({ ...defaultLabels, ...labels }, hasDistance)}
      hasDistance={hasDistance}
      actionHeadings={actionHeadings}
      isLoading={isLoading}
      {...rest}
    />
  )
}
