import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Closes an overlay when the user goes back or forward. */
export function useCloseOnBack(close: () => void) {
  const { key } = useLocation()
  const type = useNavigationType()
  const lastKey = useRef(key)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (key === lastKey.current) return
    lastKey.current = key
    if (type === 'POP') onBack()
  }, [type, key])
}
