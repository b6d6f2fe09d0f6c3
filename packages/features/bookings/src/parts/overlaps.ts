import type { BookingOverlap } from '@edbazaar/api-client'
import { atom } from 'jotai'

/** What the last booking of this tab overlaps, as a warning on its page. */
export const overlapsAtom = atom<readonly BookingOverlap[]>([])
