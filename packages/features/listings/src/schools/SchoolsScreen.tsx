import type { SchoolList as SchoolListAnswer } from '@edbazaar/api-client'
import { schoolCard, useRememberedPlace } from '@edbazaar/feature-shell'
import { SchoolList, SchoolRow, SchoolRowSkeleton } from '@edbazaar/ui/SchoolRow'
import { ListScreen } from '../list/ListScreen'
import { isNear } from '../list/listing'
import { useList } from '../list/use-list'
import { words } from './messages'
import { SchoolFilters } from './SchoolFilters'
import { schoolListing } from './school-listing'

/** The list of schools. */
export function SchoolsScreen() {
  const shown = useList(schoolListing)
  const { loaded, state, isLoading } = shown
  useRememberedPlace(loaded.list)
  return (
    <ListScreen
      listing={schoolListing}
      shown={shown}
      filters={(shared, id) => <SchoolFilters id={id} {...shared} />}
      rows={(list) => <Rows list={list} isLoading={isLoading} />}
      greyRows={(rows) => <GreyRows rows={rows} hasDistance={isNear(state)} />}
    />
  )
}

function Rows({ list, isLoading }: { list: SchoolListAnswer; isLoading: boolean }) {
  const hasDistance = list.radius !== null
  return (
    <SchoolList label={words.results} hasDistance={hasDistance} isLoading={isLoading}>
      {list.data.map((school) => (
        <SchoolRow
          key={school.slug}
          {...schoolCard(school)}
          distanceKm={hasDistance ? school.distance_km : undefined}
          isRecognitionChecked={school.is_recognition_checked}
        />
      ))}
    </SchoolList>
  )
}

function GreyRows({ rows, hasDistance }: { rows: number; hasDistance: boolean }) {
  const places = Array.from({ length: rows }, (_, place) => place)
  return (
    <SchoolList label={words.results} hasDistance={hasDistance} isLoading>
      {places.map((place) => (
        <SchoolRowSkeleton key={place} hasDistance={hasDistance} />
      ))}
    </SchoolList>
  )
}
