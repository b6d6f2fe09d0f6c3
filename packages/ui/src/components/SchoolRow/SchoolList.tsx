import type { ComponentProps, ReactNode } from 'react'
import { Timetable } from '../../internal/Timetable'
import { schoolColumns } from './columns'
import { defaultLabels, type SchoolLabels } from './labels'

export interface SchoolListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** Whether the rows show a distance. Only for searches near a place. @default true */
  hasDistance?: boolean
  /** Column headings of the buttons at the end of each row; omit them if rows have no buttons.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are loading. @default false */
  isLoading?: boolean
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<SchoolLabels> | undefined
  /** `SchoolRow`s or `SchoolRowSkeleton`s. */
  children: ReactNode
}

/**
 * A table-like list of schools with a column for each fact. Its layout depends on its own width, so
 * it works on a page, beside a map and on a phone.
 */
export function SchoolList({
  hasDistance = true,
  actionHeadings = [],
  isLoading = false,
  labels: givenLabels,
  ...rest
}: SchoolListProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  return (
    <Timetable
      nameHeading={labels.school}
      columns={schoolColumns(labels, hasDistance)}
      hasDistance={hasDistance}
      actionHeadings={actionHeadings}
      isLoading={isLoading}
      {...rest}
    />
  )
}
