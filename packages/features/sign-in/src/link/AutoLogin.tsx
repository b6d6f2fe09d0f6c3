import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import type { AutoLoginProps } from './AutoLoginRunner'
import { linkTokenAtom } from './link-token'
import { messages } from './load-error-message'

/** Signs in the user if the page was opened by a sign-in link. Loads its code only then. */
export function AutoLogin({ onFailed }: AutoLoginProps) {
  const token = useAtomValue(linkTokenAtom)
  const [Runner, setRunner] = useState<ComponentType<AutoLoginProps> | null>(null)
  useEffect(() => {
    if (token === null) return
    import('./AutoLoginRunner').then(
      (loaded) => setRunner(() => loaded.default),
      (cause: unknown) => {
        console.warn(cause)
        onFailed?.(messages.loadFailed)
      },
    )
    // Runs once per link, even if `onFailed` changes.
  }, [token])
  return Runner && <Runner onFailed={onFailed} />
}
