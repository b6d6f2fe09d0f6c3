import { storedAtom } from '@edbazaar/feature-platform'

/** Whether single letters are shortcuts of an inbox, stored under a key on this device. */
export const letterKeysAtom = (key: string) =>
  storedAtom<boolean>(key, {
    initial: true,
    isDeviceSetting: true,
    isValue: (stored) => typeof stored === 'boolean',
  })
