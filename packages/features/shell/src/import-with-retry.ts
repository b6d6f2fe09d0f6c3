const pause = 5_000

/** Loads code until it is there: without a connection it comes with the next one. Never rejects. */
export async function patiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;)
    try {
      return await load()
    } catch (cause) {
      console.warn(cause)
      await new Promise((done) => {
        addEventListener('online', done, { once: true })
        setTimeout(done, pause)
      })
    }
}
