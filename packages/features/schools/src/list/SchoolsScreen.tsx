import type { SchoolList as SchoolListResult } from '@edbazaar/api-client'
import { SchoolRows, SchoolRowsSkeleton } from '@edbazaar/feature-catalogue-ui/school-rows'
import {
  hasDistances,
  hasLocation,
  LazySomewhereResults,
  ListScreen,
  splitByPlace,
  useList,
} from '@edbazaar/feature-list-kit'
import { paths, schoolListPathAtom, useMessages, useSavePlace } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { LazySchoolFilters } from './LazySchoolFilters'
import { labelsOf } from './list-labels'
import { schoolsUrl } from './list-state'
import { MapAside } from './map/MapAside'
import { MapToggle } from './map/MapToggle'
import { useMapRowProps } from './map/use-map-row-props'
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
  return (
    <>
      <ListScreen
        definition={{ ...schoolListDefinition, labels: labelsOf(loaded) }}
        shown={shown}
        section="schools"
        tools={<MapToggle state={state} onChange={go} />}
        aside={state.isMapOpen && <MapAside list={loaded.list} state={state} onChange={go} />}
        filters={(shared, id) => <LazySchoolFilters id={id} {...shared} />}
        rows={(list) => (
          <Rows
            list={list}
            hasDistance={hasDistances(state, list)}
            isLoading={isLoading}
            hasMap={state.isMapOpen}
          />
        )}
        skeletonRows={(rows) => (
          <SchoolRowsSkeleton
            label={t(messages.labels.results)}
            rows={rows}
            hasDistance={hasDistances(state, loaded.list)}
          />
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

interface RowsProps {
  list: SchoolListResult
  hasDistance: boolean
  isLoading: boolean
  hasMap: boolean
}

function Rows({ list, hasDistance, isLoading, hasMap }: RowsProps) {
  const t = useMessages(messages)
  const rowProps = useMapRowProps(hasMap)
  const { approximate } = list
  const { placed, somewhere } = splitByPlace(list)
  return (
    <>
      {placed.length > 0 && (
        <SchoolRows
          label={t(messages.labels.results)}
          schools={placed}
          hasDistance={hasDistance}
          isLoading={isLoading}
          rowProps={rowProps}
        />
      )}
      {approximate && somewhere.length > 0 && (
        <LazySomewhereResults
          approximate={approximate}
          rows={(label) => (
            <SchoolRows
              label={label}
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
