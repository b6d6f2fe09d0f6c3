import type { SchoolList as SchoolListResult } from '@edbazaar/api-client'
import { paths, useSavePlace } from '@edbazaar/feature-shell'
import { SchoolRows, SchoolRowsSkeleton } from '@edbazaar/feature-shell/school-rows'
import { Link } from '@edbazaar/ui/Link'
import { ListScreen } from '../list/ListScreen'
import { hasLocation } from '../list/list-definition'
import { useList } from '../list/use-list'
import { LazySchoolFilters } from './LazySchoolFilters'
import { MapAside } from './map/MapAside'
import { MapToggle } from './map/MapToggle'
import { useMapRowProps } from './map/use-map-row-props'
import { labels, messages } from './messages'
import { schoolListDefinition } from './school-list-definition'
import * as styles from './schools.css'

/** The school list. */
export function SchoolsScreen() {
  const shown = useList(schoolListDefinition)
  const { loaded, state, isLoading, go } = shown
  useSavePlace(loaded.list)
  return (
    <>
      <ListScreen
        definition={schoolListDefinition}
        shown={shown}
        section="schools"
        tools={<MapToggle state={state} onChange={go} />}
        aside={state.isMapOpen && <MapAside list={loaded.list} state={state} onChange={go} />}
        filters={(shared, id) => <LazySchoolFilters id={id} {...shared} />}
        rows={(list) => <Rows list={list} isLoading={isLoading} hasMap={state.isMapOpen} />}
        skeletonRows={(rows) => (
          <SchoolRowsSkeleton label={labels.results} rows={rows} hasDistance={hasLocation(state)} />
        )}
      />
      {!hasLocation(state) && (
        <p className={styles.areas}>
          <Link href={paths.area({})}>{messages.byPlace}</Link>
        </p>
      )}
    </>
  )
}

interface RowsProps {
  list: SchoolListResult
  isLoading: boolean
  hasMap: boolean
}

function Rows({ list, isLoading, hasMap }: RowsProps) {
  const rowProps = useMapRowProps(hasMap)
  return (
    <SchoolRows
      label={labels.results}
      schools={list.data}
      hasDistance={list.radius !== null}
      isLoading={isLoading}
      rowProps={rowProps}
    />
  )
}
