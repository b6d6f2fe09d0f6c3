import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useEarlyClicks } from './early-clicks'
import { Hydrated } from './hydration'

export interface InteractionPartProps {
  /** The id that `onFirstInteraction` looks for. */
  id: string
  className?: string
  /** The placeholder after client-side navigation until the code has loaded. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A part of a page that the server renders in full and whose code loads on the first interaction (see
 * `onFirstInteraction`). Until then its links and forms work as without scripts, and the last click
 * on a button is repeated later. `data-lazy` says whether the part has been hydrated.
 */
export function InteractionPart({ id, className, fallback, children }: InteractionPartProps) {
  const [isReady, setIsReady] = useState(false)
  const setReady = useCallback(() => setIsReady(true), [])
  return (
    <div
      id={id}
      className={className}
      data-lazy={isReady ? 'ready' : 'on-interaction'}
      {...useEarlyClicks(isReady)}
    >
      <Suspense fallback={fallback}>
        {children}
        <Hydrated onHydrated={setReady} />
      </Suspense>
    </div>
  )
}
