import { type ComponentType, useEffect, useState } from 'react'
import { InstitutionPanel } from './InstitutionPanel'
import { JobsLink } from './JobsLink'

export type LoadPanels = () => Promise<{ default: ComponentType }>

/** Panels available on every page for signed-in users: this feature's and those of other flows. */
export function UserPanels({ loadPanels }: { loadPanels: LoadPanels | undefined }) {
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
