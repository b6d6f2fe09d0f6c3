import type { SchoolList } from '@edbazaar/api-client'
import { SchoolRows, SchoolRowsSkeleton } from '@edbazaar/feature-catalogue-ui/school-rows'
import { LazySomewhereResults, splitByPlace } from '@edbazaar/feature-list-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { useMapRowProps } from './map/use-map-row-props'
import { messages } from './messages'

interface SchoolResultsProps {
  list: SchoolList | null
  /** Whether the rows show a distance. */
  hasDistance: boolean
  /** Whether new rows are loading. */
  isLoading: boolean
  /** Whether a map beside the rows highlights them. */
  hasMap: boolean
  /** The number of placeholder rows that replace the schools while others load. @default 0 */
  placeholders?: number
}

/** The schools of a page as rows, or placeholder rows. */
export function SchoolResults(props: SchoolResultsProps) {
  const { list, hasDistance, isLoading, hasMap, placeholders = 0 } = props
  const t = useMessages(messages)
  const rowProps = useMapRowProps(hasMap)
  const label = t(messages.labels.results)
  if (placeholders > 0 || list === null)
    return <SchoolRowsSkeleton label={label} rows={placeholders} hasDistance={hasDistance} />
  const { approximate } = list
  const { placed, somewhere } = splitByPlace(list)
  return (
    <>
      {placed.length > 0 && (
        <SchoolRows
          label={label}
          schools={placed}
          hasDistance={hasDistance}
          isLoading={isLoading}
          rowProps={rowProps}
        />
      )}
      {approximate && somewhere.length > 0 && (
        <LazySomewhereResults
          approximate={approximate}
          rows={(heading) => (
            <SchoolRows
              label={heading}
              schools={somewhere}
              level={3}
              isLoading={isLoading}
              rowProps={rowProps}
            />
          )}
        />
      )}
    </>
  )
}
