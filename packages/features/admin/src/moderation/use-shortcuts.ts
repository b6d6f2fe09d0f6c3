import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { areKeysOnAtom, type PressedShortcut, shortcutOf } from './shortcuts'

/** Listens to the shortcuts of the queue. `onShortcut` returns whether it used the key. */
export function useShortcuts(onShortcut: (shortcut: PressedShortcut) => boolean) {
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
