import { hasSignedOutAtom, sessionAtom, storedAtom } from '@edbazaar/feature-platform'
import { atom } from 'jotai'

/** Name of the current promotion. A new name opens the popup for everybody again. */
const promotion = 'school-expo-2027'

const dismissedPromotionAtom = storedAtom<string>('dismissedExpo', {
  isDeviceSetting: true,
  initial: '',
  isValue: (stored): stored is string => typeof stored === 'string',
})

/**
 * Whether the expo popup should open: on every visit until the user has dismissed this promotion. It is
 * for parents, so not for providers, and not for a user who has just signed out.
 */
export const expoOpenAtom = atom((get) => {
  const isProvider = get(sessionAtom)?.user.user_has_institute === true
  return !isProvider && !get(hasSignedOutAtom) && get(dismissedPromotionAtom) !== promotion
})

/** Closes the popup and stores the dismissal. */
export const dismissExpoAtom = atom(null, (_get, set) => set(dismissedPromotionAtom, promotion))
