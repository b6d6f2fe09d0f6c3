import { type ComponentType, lazy, Suspense } from 'react'
import { room } from './home.css'
import type { LoadedHome } from './load-home'

/** Everything by which a reader, or the browser's own buttons, may want the sections alive. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'popstate'] as const
const retryMs = 3000
const sectionsId = 'home-sections'

interface SectionsProps {
  loaded: LoadedHome
}

/**
 * The sections below the lead. The server has written them, and their links and pictures work as
 * they are: their code comes at the reader's first sign of life. Where the browser opens the front
 * page itself it comes at once.
 */
export function LazySections(props: SectionsProps) {
  return (
    <div id={sectionsId}>
      <Suspense fallback={<div className={room} />}>
        <Living {...props} />
      </Suspense>
    </div>
  )
}

const Living: ComponentType<SectionsProps> = import.meta.env.SSR
  ? (await import('./sections/Sections')).Sections
  : lazy(async () => {
      if (document.getElementById(sectionsId) !== null) await signOfLife()
      return { default: (await fetchSections()).Sections }
    })

function signOfLife(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    for (const sign of signs) {
      const options = { signal: heard.signal, passive: true, capture: true }
      window.addEventListener(sign, () => resolve(heard.abort()), options)
    }
  })
}

/** What the server wrote stays in view while a bad connection is tried again. */
async function fetchSections(): Promise<typeof import('./sections/Sections')> {
  try {
    return await import('./sections/Sections')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    return fetchSections()
  }
}
