import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-editing/panel'
import { useAtom } from 'jotai'

/** The panel that stands open, and how to open another or none. */
export function useStorePanel() {
  const [panel, setPanel] = useAtom(listingPanelAtom)
  return {
    panel,
    open: (next: ListingPanel) => setPanel(next),
    close: () => setPanel(null),
  }
}
