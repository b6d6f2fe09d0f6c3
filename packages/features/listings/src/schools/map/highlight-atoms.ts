import type { MapBounds, MapPoint } from '@edbazaar/ui/SchoolMap'
import { atom } from 'jotai'

/** The school whose row is under the pointer or in focus: the map marks it. */
export const highlightedSchoolAtom = atom<MapPoint | null>(null)

/** Where the flag lies that is under the pointer or in focus: the rows of its schools are marked. */
export const highlightedBoundsAtom = atom<MapBounds | null>(null)
