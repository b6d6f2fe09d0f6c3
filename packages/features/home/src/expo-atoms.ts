import { storedAtom } from '@edbazaar/feature-shell'
import { atom } from 'jotai'

/** The offer of the day. Another offer has another name, and opens for everybody again. */
const offer = 'school-expo-2027'

const dismissedOfferAtom = storedAtom<string>('dismissedExpo', {
  initial: '',
  isValue: (stored): stored is string => typeof stored === 'string',
})

/** Whether the expo popup is open: at every start, until this reader has dismissed this offer. */
export const expoOpenAtom = atom((get) => get(dismissedOfferAtom) !== offer)

/** Closes the popup, and remembers it. */
export const dismissExpoAtom = atom(null, (_get, set) => set(dismissedOfferAtom, offer))
