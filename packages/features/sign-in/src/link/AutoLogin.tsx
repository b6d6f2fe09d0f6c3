import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import type { AutoLoginProps } from './AutoLoginNow'
import { linkTokenAtom } from './link-token'
import { messages } from './unloaded-message'

/** Signs in whoever opened this page by a link that says so; the code of it comes with the first. */
export function AutoLogin({ onRefused }: AutoLoginProps) {
  const token = useAtomValue(linkTokenAtom)
  const [Login, setLogin] = useState<ComponentType<AutoLoginProps> | null>(null)
  useEffect(() => {
    if (token === null) return
    import('./AutoLoginNow').then(
      (loaded) => setLogin(() => loaded.default),
      (cause: unknown) => {
        console.warn(cause)
        onRefused?.(messages.unloaded)
      },
    )
    // Each link once, whoever asks.
  }, [token])
  return Login && <Login onRefused={onRefused} />
}
