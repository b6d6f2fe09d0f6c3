import { usePageKeys } from '@edbazaar/feature-list-kit/inbox'
import { useAtomValue } from 'jotai'
import { areKeysOnAtom, type Pressed, shortcutOf } from './shortcuts'

/** Listens to the shortcuts of the inbox. `onShortcut` returns whether it used the key. */
export function useShortcuts(onShortcut: (pressed: Pressed) => boolean) {
  const areOn = useAtomValue(areKeysOnAtom)
  usePageKeys((event) => {
    const pressed = shortcutOf(event, areOn)
    return pressed !== undefined && onShortcut(pressed)
  })
}
