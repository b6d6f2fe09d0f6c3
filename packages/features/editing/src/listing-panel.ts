import { atom } from 'jotai'

/**
 * Panels of those who list, of which one at most stands open. The page that shows it looks here:
 * the list of one's schools for schools; the list of one's stores and a store's page for stores.
 */
export type ListingPanel =
  | { panel: 'add-school' }
  | { panel: 'add-school-media' }
  | { panel: 'edit-school'; id: number }
  | { panel: 'school-images'; id: number }
  | { panel: 'add-store' }
  | { panel: 'add-store-image' }
  | { panel: 'edit-store'; id: number }
  | { panel: 'store-images'; id: number }

export const listingPanelAtom = atom<ListingPanel | null>(null)
