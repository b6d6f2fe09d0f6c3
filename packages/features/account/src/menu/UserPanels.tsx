import { type ComponentType, useEffect, useState } from 'react'
import { InstitutionPanel } from './InstitutionPanel'
import { JobsLink } from './jobs-link'

export type LoadPanels = () => Promise<{ default: ComponentType }>

/** What is ready on every page for those who are signed in; the rest comes from other flows. */
export function UserPanels({ loadPanels }: { loadPanels: LoadPanels | undefined }) {
  const [Others, setOthers] = useState<ComponentType>()
  useEffect(() => {
    loadPanels?.().then(
      ({ default: loaded }) => setOthers(() => loaded),
      // The page is read without them.
      (cause: unknown) => console.warn(cause),
    )
  }, [loadPanels])
  return (
    <>
      <InstitutionPanel />
      <JobsLink />
      {Others && <Others />}
    </>
  )
}
