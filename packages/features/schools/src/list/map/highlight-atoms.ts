import type { MapBounds, MapPoint } from '@edbazaar/ui/SchoolMap'
import { atom } from 'jotai'

/** The school whose row is hovered or focused. The map highlights it. */
export const highlightedSchoolAtom = atom<MapPoint | null>(null)

/** The bounds of the hovered or focused marker. The rows of its schools are highlighted. */
export const highlightedBoundsAtom = atom<MapBounds | null>(null)
