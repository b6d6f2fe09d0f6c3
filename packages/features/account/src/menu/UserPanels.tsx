import { type ComponentType, useEffect, useState } from 'react'
import { InstitutionPanel } from './InstitutionPanel'
import { JobsLink } from './JobsLink'
import { useCurrentUser } from './use-current-user'

export type LoadPanels = () => Promise<{ default: ComponentType }>

/** Panels available on every page for signed-in users: this feature's and those of other flows. */
export function UserPanels({ loadPanels }: { loadPanels: LoadPanels | undefined }) {
  useCurrentUser()
  const [OtherPanels, setOtherPanels] = useState<ComponentType>()
  useEffect(() => {
    loadPanels?.().then(
      ({ default: loaded }) => setOtherPanels(() => loaded),
      // The page works without them.
      (cause: unknown) => console.warn(cause),
    )
  }, [loadPanels])
  return (
    <>
      <InstitutionPanel />
      <JobsLink />
      {OtherPanels && <OtherPanels />}
    </>
  )
}
