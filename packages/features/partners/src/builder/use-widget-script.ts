import type { WidgetRelease } from '@edbazaar/api-client'
import { useAddress } from '@edbazaar/feature-shell'
import { useCallback, useEffect, useState } from 'react'

export type ScriptState = 'loading' | 'ready' | 'failed'

/** Loads the box's own script from this site, as a partner's page does; `retry` after a failure. */
export function useWidgetScript({ version, integrity }: WidgetRelease) {
  const src = useAddress()(`/widget/${version}/edbazaar-search.js`)
  const [state, setState] = useState<ScriptState>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (customElements.get('edbazaar-search')) {
      setState('ready')
      return
    }
    // A module that failed is not asked for again under the same address.
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      src: tries === 0 ? src : `${src}?${tries}`,
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
  }, [src, integrity, tries])
  const retry = useCallback(() => {
    setState('loading')
    setTries((before) => before + 1)
  }, [])
  return { state, retry }
}
