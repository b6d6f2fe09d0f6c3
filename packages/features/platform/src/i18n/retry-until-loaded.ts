const pause = 5_000

/** Tries again with the next connection, or after a pause. Never rejects. */
export async function retryUntilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;)
    try {
      return await load()
    } catch (cause) {
      console.warn('A message catalogue did not load.', cause)
      await new Promise((done) => {
        addEventListener('online', done, { once: true })
        setTimeout(done, pause)
      })
    }
}
