import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-editing'
import { useAtom } from 'jotai'

/** The open panel, with functions to open another one or close it. */
export function useSchoolPanel() {
  const [panel, setPanel] = useAtom(listingPanelAtom)
  return {
    panel,
    open: (next: ListingPanel) => setPanel(next),
    close: () => setPanel(null),
  }
}
