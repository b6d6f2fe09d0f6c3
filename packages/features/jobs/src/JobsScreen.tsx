import { ListScreen, useList } from '@edbazaar/feature-list-kit'
import { useSavePlace } from '@edbazaar/feature-platform'
import { AlertButton } from './alerts/AlertButton'
import { jobListDefinition } from './job-list-definition'
import { LazyJobFilters } from './LazyJobFilters'
import { LazyJobResults } from './LazyJobResults'

export function JobsScreen() {
  const shown = useList(jobListDefinition)
  const { loaded, state, isLoading } = shown
  useSavePlace(loaded.list)
  return (
    <ListScreen
      definition={jobListDefinition}
      shown={shown}
      filters={(shared, id) => <LazyJobFilters id={id} {...shared} />}
      tools={<AlertButton state={state} placeName={loaded.list?.place?.name ?? null} />}
      rows={(list) => <LazyJobResults jobs={list.data} isLoading={isLoading} />}
      skeletonRows={(count) => <LazyJobResults jobs={[]} isLoading placeholders={count} />}
    />
  )
}
