import type { SchoolSummary } from '@edbazaar/api-client'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import {
  SchoolList,
  SchoolRow,
  type SchoolRowProps,
  SchoolRowSkeleton,
} from '@edbazaar/ui/SchoolRow'
import type { ComponentProps } from 'react'
import { messages } from './messages'
import { SchoolActionButtons, schoolActionTarget, useSchoolActionHeadings } from './school-actions'
import { schoolCard } from './school-card'
import { schoolAvailability } from './school-labels'

interface SchoolRowsProps {
  /** Names the list for screen readers. */
  label: string
  schools: readonly SchoolSummary[]
  /** Whether rows show a distance: only in lists near a place. @default false */
  hasDistance?: boolean
  /** Heading level of the names. @default 2 */
  level?: 2 | 3
  /** Whether new rows are loading. @default false */
  isLoading?: boolean
  /** Extra props of a row, such as event handlers or a note below it. */
  rowProps?:
    | ((school: SchoolSummary) => ComponentProps<'li'> & Pick<SchoolRowProps, 'below'>)
    | undefined
}

/** Schools as rows with their action buttons. */
export function SchoolRows({
  label,
  schools,
  hasDistance = false,
  level = 2,
  isLoading = false,
  rowProps,
}: SchoolRowsProps) {
  const t = useMessages(messages)
  const actionHeadings = useSchoolActionHeadings()
  const labels = translateLabels(messages.rowLabels, t)
  return (
    <SchoolList
      label={label}
      labels={labels}
      hasDistance={hasDistance}
      actionHeadings={actionHeadings}
      isLoading={isLoading}
    >
      {schools.map((school) => (
        <SchoolRow
          key={school.slug}
          {...schoolCard(school)}
          availability={schoolAvailability(school.availability, t)}
          labels={labels}
          level={level}
          distanceKm={hasDistance ? school.distance_km : undefined}
          isRecognitionChecked={school.is_recognition_checked}
          actions={
            actionHeadings.length > 0 && (
              <SchoolActionButtons school={schoolActionTarget(school)} look="icon" />
            )
          }
          {...rowProps?.(school)}
        />
      ))}
    </SchoolList>
  )
}

interface SchoolRowsSkeletonProps {
  label: string
  /** The number of placeholder rows. */
  rows: number
  hasDistance: boolean
}

/** Placeholder rows while schools load. */
export function SchoolRowsSkeleton({ label, rows, hasDistance }: SchoolRowsSkeletonProps) {
  const labels = translateLabels(messages.rowLabels, useMessages(messages))
  const actionHeadings = useSchoolActionHeadings()
  const keys = Array.from({ length: rows }, (_, index) => index)
  return (
    <SchoolList
      label={label}
      labels={labels}
      hasDistance={hasDistance}
      actionHeadings={actionHeadings}
      isLoading
    >
      {keys.map((key) => (
        <SchoolRowSkeleton key={key} labels={labels} hasDistance={hasDistance} />
      ))}
    </SchoolList>
  )
}
