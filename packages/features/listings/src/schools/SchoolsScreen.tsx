import type { SchoolList as SchoolListAnswer } from '@edbazaar/api-client'
import { schoolCard, useRememberedPlace } from '@edbazaar/feature-shell'
import { SchoolList, SchoolRow, SchoolRowSkeleton } from '@edbazaar/ui/SchoolRow'
import { ListScreen } from '../list/ListScreen'
import { isNear } from '../list/listing'
import { useList } from '../list/use-list'
import { MapAside } from './map/MapAside'
import { MapToggle } from './map/MapToggle'
import { useRowsOnMap } from './map/use-rows-on-map'
import { words } from './messages'
import { SchoolFilters } from './SchoolFilters'
import { schoolListing } from './school-listing'

/** The list of schools. */
export function SchoolsScreen() {
  const shown = useList(schoolListing)
  const { loaded, state, isLoading, go } = shown
  useRememberedPlace(loaded.list)
  return (
    <ListScreen
      listing={schoolListing}
      shown={shown}
      section="schools"
      tools={<MapToggle state={state} onChange={go} />}
      aside={state.isMapOpen && <MapAside list={loaded.list} state={state} onChange={go} />}
      filters={(shared, id) => <SchoolFilters id={id} {...shared} />}
      rows={(list) => <Rows list={list} isLoading={isLoading} hasMap={state.isMapOpen} />}
      greyRows={(rows) => <GreyRows rows={rows} hasDistance={isNear(state)} />}
    />
  )
}

interface RowsProps {
  list: SchoolListAnswer
  isLoading: boolean
  hasMap: boolean
}

function Rows({ list, isLoading, hasMap }: RowsProps) {
  const hasDistance = list.radius !== null
  const onMap = useRowsOnMap(hasMap)
  return (
    <SchoolList label={words.results} hasDistance={hasDistance} isLoading={isLoading}>
      {list.data.map((school) => (
        <SchoolRow
          key={school.slug}
          {...schoolCard(school)}
          distanceKm={hasDistance ? school.distance_km : undefined}
          isRecognitionChecked={school.is_recognition_checked}
          {...onMap(school)}
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
