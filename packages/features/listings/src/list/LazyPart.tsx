import { type ReactNode, Suspense, useEffect, useState } from 'react'

/**
 * A part of a list whose code follows the list's. The server-rendered part stays until then.
 * `data-lazy` says whether the part can be used; browser tests wait for it.
 */
export function LazyPart({ children }: { children: ReactNode }) {
  const [isReady, setIsReady] = useState(false)
  return (
    <div data-lazy={isReady ? 'ready' : 'waiting'}>
      <Suspense>
        {children}
        <Ready setIsReady={setIsReady} />
      </Suspense>
    </div>
  )
}

/** Reports that the part around it has been hydrated. */
function Ready({ setIsReady }: { setIsReady: (isReady: boolean) => void }) {
  useEffect(() => setIsReady(true), [setIsReady])
  return null
}
