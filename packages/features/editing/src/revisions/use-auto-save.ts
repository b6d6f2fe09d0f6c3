import { useEffect, useEffectEvent } from 'react'

/** Milliseconds without a change after which a document saves itself. */
const autoSaveDelay = 500
/** Milliseconds after which a save is tried again that could not reach the server. */
const retryDelay = 10_000

interface AutoSaveOptions {
  /** What is saved; a new object after each change. */
  fields: object
  /** Whether changes are saved without being asked for. */
  isAutomatic: boolean
  /** Whether the last save could not reach the server. */
  isOffline: boolean
  save: () => void
}

/** Calls `save` after the last of several changes, and again until the server can be reached. */
export function useAutoSave({ fields, isAutomatic, isOffline, save }: AutoSaveOptions): void {
  const saveLatest = useEffectEvent(save)
  // Each change of the fields starts the wait again.
  useEffect(() => {
    if (!isAutomatic) return
    const timer = setTimeout(saveLatest, autoSaveDelay)
    return () => clearTimeout(timer)
  }, [fields, isAutomatic])
  useEffect(() => {
    if (!isOffline) return
    const timer = setInterval(saveLatest, retryDelay)
    return () => clearInterval(timer)
  }, [isOffline])
  const retry = useEffectEvent(() => {
    if (isOffline) save()
  })
  useEffect(() => {
    // Always, so that a connection is not missed that is back just after a save has failed.
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
}
