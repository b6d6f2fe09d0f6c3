import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/use-session'
import { type ListingPanel, listingPanelAtom } from './listing-panel'

const key = 'open-listing-panel'

/** The panels that each page opens, without those on top of another panel. */
type ReopenedPanel = Extract<
  ListingPanel,
  { panel: 'add-school' | 'edit-school' | 'add-store' | 'edit-store' }
>

const below: Readonly<Partial<Record<ListingPanel['panel'], ReopenedPanel['panel']>>> = {
  'add-school-media': 'add-school',
  'school-images': 'edit-school',
  'add-store-image': 'add-store',
  'store-images': 'edit-store',
}

/**
 * Opens the user's panel again after the page was reloaded. Fields and new listings keep their input
 * by themselves.
 */
export function useReopenedPanel(panels: readonly ReopenedPanel['panel'][]): void {
  const [panel, setPanel] = useAtom(listingPanelAtom)
  const user = useSession()?.user.id
  const reopen = useEffectEvent(() => {
    if (panel !== null || user === undefined) return
    const stored = storedPanel(user)
    if (stored !== null && panels.includes(stored.panel)) setPanel(stored)
  })
  useEffect(() => reopen(), [])
  useEffect(() => {
    if (user !== undefined) storePanel(user, panel)
  }, [user, panel])
}

function storePanel(user: number, panel: ListingPanel | null): void {
  try {
    if (panel === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ user, ...reopened(panel) }))
  } catch {
    // Storage is blocked: the panel is not opened again.
  }
}

const reopened = (panel: ListingPanel) => ({
  name: below[panel.panel] ?? panel.panel,
  id: 'id' in panel ? panel.id : null,
})

function storedPanel(user: number): ReopenedPanel | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { name, id, user: owner } = { name: null, id: null, user: null, ...stored }
    if (owner !== user) return null
    if (name === 'add-school' || name === 'add-store') return { panel: name }
    if ((name === 'edit-school' || name === 'edit-store') && Number.isInteger(id))
      return { panel: name, id: Number(id) }
    return null
  } catch {
    return null
  }
}
