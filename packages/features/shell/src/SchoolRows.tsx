import type { SchoolSummary } from '@edbazaar/api-client'
import {
  SchoolList,
  SchoolRow,
  type SchoolRowProps,
  SchoolRowSkeleton,
} from '@edbazaar/ui/SchoolRow'
import type { ComponentProps } from 'react'
import { actedSchool, SchoolButtons, useActionHeads } from './school-actions'
import { schoolCard } from './school-card'

interface SchoolRowsProps {
  /** Names the list for screen readers. */
  label: string
  schools: readonly SchoolSummary[]
  /** Whether distances are told: only where a place was asked for. @default false */
  hasDistance?: boolean
  /** Rank of the names' headings. @default 2 */
  level?: 2 | 3
  /** Whether other rows are on their way. @default false */
  isLoading?: boolean
  /** What else a row is given, such as handlers or a note below it. */
  rowProps?:
    | ((school: SchoolSummary) => ComponentProps<'li'> & Pick<SchoolRowProps, 'below'>)
    | undefined
}

/** Schools as rows, each with what can be done with it. */
export function SchoolRows({
  label,
  schools,
  hasDistance = false,
  level = 2,
  isLoading = false,
  rowProps,
}: SchoolRowsProps) {
  const actionHeads = useActionHeads()
  return (
    <SchoolList {...{ label, hasDistance, actionHeads, isLoading }}>
      {schools.map((school) => (
        <SchoolRow
          key={school.slug}
          {...schoolCard(school)}
          level={level}
          distanceKm={hasDistance ? school.distance_km : undefined}
          isRecognitionChecked={school.is_recognition_checked}
          actions={
            actionHeads.length > 0 && <SchoolButtons school={actedSchool(school)} look="icon" />
          }
          {...rowProps?.(school)}
        />
      ))}
    </SchoolList>
  )
}

interface GreySchoolRowsProps {
  label: string
  /** How many stand in for those to come. */
  rows: number
  hasDistance: boolean
}

/** Grey bars in place of schools that are on their way. */
export function GreySchoolRows({ label, rows, hasDistance }: GreySchoolRowsProps) {
  const actionHeads = useActionHeads()
  const places = Array.from({ length: rows }, (_, place) => place)
  return (
    <SchoolList {...{ label, hasDistance, actionHeads }} isLoading>
      {places.map((place) => (
        <SchoolRowSkeleton key={place} hasDistance={hasDistance} />
      ))}
    </SchoolList>
  )
}
