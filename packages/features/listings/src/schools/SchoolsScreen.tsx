import type { SchoolList as SchoolListAnswer } from '@edbazaar/api-client'
import { paths, useRememberedPlace } from '@edbazaar/feature-shell'
import { GreySchoolRows, SchoolRows } from '@edbazaar/feature-shell/school-rows'
import { Link } from '@edbazaar/ui/Link'
import { ListScreen } from '../list/ListScreen'
import { isNear } from '../list/listing'
import { useList } from '../list/use-list'
import { LateSchoolFilters } from './LateSchoolFilters'
import { MapAside } from './map/MapAside'
import { MapToggle } from './map/MapToggle'
import { useRowsOnMap } from './map/use-rows-on-map'
import { messages, words } from './messages'
import { schoolListing } from './school-listing'
import * as styles from './schools.css'

/** The list of schools. */
export function SchoolsScreen() {
  const shown = useList(schoolListing)
  const { loaded, state, isLoading, go } = shown
  useRememberedPlace(loaded.list)
  return (
    <>
      <ListScreen
        listing={schoolListing}
        shown={shown}
        section="schools"
        tools={<MapToggle state={state} onChange={go} />}
        aside={state.isMapOpen && <MapAside list={loaded.list} state={state} onChange={go} />}
        filters={(shared, id) => <LateSchoolFilters id={id} {...shared} />}
        rows={(list) => <Rows list={list} isLoading={isLoading} hasMap={state.isMapOpen} />}
        greyRows={(rows) => (
          <GreySchoolRows label={words.results} rows={rows} hasDistance={isNear(state)} />
        )}
      />
      {!isNear(state) && (
        <p className={styles.areas}>
          <Link href={paths.area({})}>{messages.byPlace}</Link>
        </p>
      )}
    </>
  )
}

interface RowsProps {
  list: SchoolListAnswer
  isLoading: boolean
  hasMap: boolean
}

function Rows({ list, isLoading, hasMap }: RowsProps) {
  const rowProps = useRowsOnMap(hasMap)
  return (
    <SchoolRows
      label={words.results}
      schools={list.data}
      hasDistance={list.radius !== null}
      isLoading={isLoading}
      rowProps={rowProps}
    />
  )
}
