import { hasDistances, hasLocation, ListScreen, useList } from '@edbazaar/feature-list-kit'
import { paths, schoolListPathAtom, useMessages, useSavePlace } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { LazySchoolFilters } from './LazySchoolFilters'
import { LazySchoolResults } from './LazySchoolResults'
import { labelsOf } from './list-labels'
import { schoolsUrl } from './list-state'
import { MapAside } from './map/MapAside'
import { MapToggle } from './map/MapToggle'
import { messages } from './messages'
import { schoolListDefinition } from './school-list-definition'
import * as styles from './schools.css'

/** The school list. */
export function SchoolsScreen() {
  const t = useMessages(messages)
  const shown = useList(schoolListDefinition)
  const { loaded, state, isLoading, go } = shown
  useSavePlace(loaded.list)
  useRememberPath(schoolsUrl.pathOf(state))
  const results = {
    hasDistance: hasDistances(state, loaded.list),
    isLoading,
    hasMap: state.isMapOpen,
  }
  return (
    <>
      <ListScreen
        definition={{ ...schoolListDefinition, labels: labelsOf(loaded, state) }}
        shown={shown}
        section="schools"
        tools={<MapToggle state={state} onChange={go} />}
        aside={state.isMapOpen && <MapAside list={loaded.list} state={state} onChange={go} />}
        filters={(shared, id) => <LazySchoolFilters id={id} {...shared} />}
        rows={(list) => <LazySchoolResults {...results} list={list} />}
        skeletonRows={(count) => (
          <LazySchoolResults {...results} list={loaded.list} placeholders={count} />
        )}
      />
      {!hasLocation(state) && (
        <p className={styles.areas}>
          <Link href={paths.area({})}>{t(messages.byPlace)}</Link>
        </p>
      )}
    </>
  )
}

/** Remembers the list, so that the comparison can lead back to it. */
function useRememberPath(path: string) {
  const setPath = useSetAtom(schoolListPathAtom)
  useEffect(() => setPath(path), [path, setPath])
}
