import type { WidgetRelease } from '@edbazaar/api-client'
import { usePathWithBase } from '@edbazaar/feature-platform'
import { useCallback, useEffect, useState } from 'react'

export type ScriptState = 'loading' | 'ready' | 'failed'

/** Loads the widget's script from this site, as a partner's page does. `retry` loads it again. */
export function useWidgetScript({ version, integrity }: WidgetRelease) {
  const src = usePathWithBase()(`/widget/${version}/edbazaar-search.js`)
  const [state, setState] = useState<ScriptState>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (customElements.get('edbazaar-search')) {
      setState('ready')
      return
    }
    // Browsers do not retry a failed module under the same URL.
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      src: attempt === 0 ? src : `${src}?${attempt}`,
      integrity,
    })
    const onLoad = () => setState('ready')
    const onError = () => setState('failed')
    script.addEventListener('load', onLoad)
    script.addEventListener('error', onError)
    document.head.append(script)
    return () => {
      script.removeEventListener('load', onLoad)
      script.removeEventListener('error', onError)
      script.remove()
    }
  }, [src, integrity, attempt])
  const retry = useCallback(() => {
    setState('loading')
    setAttempt((current) => current + 1)
  }, [])
  return { state, retry }
}
