import { storedAtom } from '../storage/stored-atom'

/** The app version that this browser loaded last; '' before the first load. */
export const appVersionAtom = storedAtom<string>('appVersion', {
  initial: '',
  isDeviceSetting: true,
  isValue: (stored): stored is string => typeof stored === 'string',
})
