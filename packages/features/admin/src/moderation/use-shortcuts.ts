import { usePageKeys } from '@edbazaar/feature-list-kit/inbox'
import { useAtomValue } from 'jotai'
import { areKeysOnAtom, type PressedShortcut, shortcutOf } from './shortcuts'

/** Listens to the shortcuts of the queue. `onShortcut` returns whether it used the key. */
export function useShortcuts(onShortcut: (shortcut: PressedShortcut) => boolean) {
  const areOn = useAtomValue(areKeysOnAtom)
  usePageKeys((event) => {
    const shortcut = shortcutOf(event, areOn)
    return shortcut !== undefined && onShortcut(shortcut)
  })
}
