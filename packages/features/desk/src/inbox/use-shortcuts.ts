import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { areKeysOnAtom, type Pressed, shortcutOf } from './shortcuts'

/** Listens to the shortcuts of the inbox. `onShortcut` returns whether it used the key. */
export function useShortcuts(onShortcut: (pressed: Pressed) => boolean) {
  const areOn = useAtomValue(areKeysOnAtom)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcutOf(event, areOn)
    if (pressed !== undefined && onShortcut(pressed)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
