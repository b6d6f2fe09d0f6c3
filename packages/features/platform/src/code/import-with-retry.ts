const retryDelayMs = 5_000

/** Imports code and retries until it loads, at once when the connection returns. Never rejects. */
export async function importWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;)
    try {
      return await load()
    } catch (cause) {
      console.warn(cause)
      await new Promise((done) => {
        addEventListener('online', done, { once: true })
        setTimeout(done, retryDelayMs)
      })
    }
}
