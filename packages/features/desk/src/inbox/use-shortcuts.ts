import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { areKeysOnAtom, type Shortcut, shortcutOf } from './shortcuts'

/** Listens to the shortcuts of the inbox. `onShortcut` returns whether it used the key. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => boolean) {
  const areOn = useAtomValue(areKeysOnAtom)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, areOn)
    if (shortcut !== undefined && onShortcut(shortcut)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
