import { useMessages } from '@edbazaar/feature-platform'
import { linkTokenAtom } from '@edbazaar/feature-platform/link-token'
import { useAtomValue } from 'jotai'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { messages } from '../loading/messages'
import type { AutoLoginProps } from './AutoLoginRunner'

/** Signs in the user if the page was opened by a sign-in link. Loads its code only then. */
export function AutoLogin({ onFailed }: AutoLoginProps) {
  const t = useMessages(messages)
  const token = useAtomValue(linkTokenAtom)
  const [Runner, setRunner] = useState<ComponentType<AutoLoginProps> | null>(null)
  useEffect(() => {
    if (token === null) return
    import('./AutoLoginRunner').then(
      (loaded) => setRunner(() => loaded.default),
      (cause: unknown) => {
        console.warn(cause)
        onFailed?.(t(messages.linkFailed))
      },
    )
    // Runs once per link, even if `onFailed` changes.
  }, [token])
  return <Suspense>{Runner && <Runner onFailed={onFailed} />}</Suspense>
}
