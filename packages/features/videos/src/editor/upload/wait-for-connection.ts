/** Milliseconds after which a lost connection is tried again. */
const retryDelay = 5_000

/** Resolves once the browser is online again, or after some seconds; rejects if the user stops. */
export function waitForConnection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const end = (action: () => void) => {
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
      signal.removeEventListener('abort', onAbort)
      action()
    }
    const onOnline = () => end(resolve)
    const onAbort = () => end(() => reject(signal.reason))
    const timer = setTimeout(onOnline, retryDelay)
    window.addEventListener('online', onOnline)
    signal.addEventListener('abort', onAbort)
  })
}
