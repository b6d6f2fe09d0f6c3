import { atom } from 'jotai'

/**
 * The editor panel that is open; at most one is. My schools renders the school panels; My stores and
 * a store's page render the store panels.
 */
export type ListingPanel =
  | { panel: 'add-school' }
  | { panel: 'add-school-media' }
  | { panel: 'edit-school'; id: number }
  | { panel: 'school-images'; id: number }
  | { panel: 'add-store' }
  | { panel: 'add-store-image' }
  | { panel: 'edit-store'; id: number; missing?: MissingForVisibility }
  | { panel: 'store-images'; id: number }

/** A requirement that a store has to meet before parents can see it. */
export interface MissingForVisibility {
  /** The first field to fill in; its editor focuses it. */
  field: 'place' | 'mobile'
  /** The reason, from the API. */
  text: string
}

export const listingPanelAtom = atom<ListingPanel | null>(null)

/** Index of the walkthrough's current step; null while it does not run. */
export const walkthroughStepAtom = atom<number | null>(null)
