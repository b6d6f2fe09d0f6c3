import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-editing'
import { useAtom } from 'jotai'

/** Which panel of one's schools stands open, and how another opens. */
export function useSchoolPanel() {
  const [panel, setPanel] = useAtom(listingPanelAtom)
  return {
    panel,
    open: (next: ListingPanel) => setPanel(next),
    close: () => setPanel(null),
  }
}
