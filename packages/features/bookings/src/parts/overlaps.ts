import type { BookingOverlap } from '@edbazaar/api-client'
import { atom } from 'jotai'

/** The sessions that the last booking of this tab overlaps, for a warning on its page. */
export const overlapsAtom = atom<readonly BookingOverlap[]>([])
