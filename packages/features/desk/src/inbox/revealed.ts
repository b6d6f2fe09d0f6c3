import type { RevealedContact } from '@edbazaar/api-client'
import { clearOnSignOut } from '@edbazaar/feature-platform'
import { atomWithReset } from 'jotai/utils'

/** Numbers that were opened on this page, by the id of the enquiry. They are not stored. */
export const revealedAtom = atomWithReset<Readonly<Record<string, RevealedContact>>>({})
clearOnSignOut(revealedAtom)
