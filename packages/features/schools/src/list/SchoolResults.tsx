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
  const { placed, somewhere, around } = splitByPlace(list)
  const rows = { isLoading, rowProps }
  const somewhereRows = (heading: string) => (
    <SchoolRows {...rows} label={heading} schools={somewhere} level={3} />
  )
  const aroundRows = (heading: string) => (
    <SchoolRows {...rows} label={heading} schools={around} level={3} hasDistance={hasDistance} />
  )
  return (
    <>
      {placed.length > 0 && (
        <SchoolRows {...rows} label={label} schools={placed} hasDistance={hasDistance} />
      )}
      {approximate && placed.length < list.data.length && (
        <LazySomewhereResults
          approximate={approximate}
          somewhere={somewhere.length > 0 ? somewhereRows : null}
          around={around.length > 0 ? aroundRows : null}
        />
      )}
    </>
  )
}
