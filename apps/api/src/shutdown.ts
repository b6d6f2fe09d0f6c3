/** What a process owns and must end in order. */
export interface Stoppable {
  stop(): Promise<void>
}

/**
 * Ctrl-C under npm reaches a process twice, from the terminal and from npm: within so many
 * milliseconds two signals are one wish.
 */
const echo = 500

/**
 * Ends the product on SIGTERM and SIGINT, in its own order, and exits 0; a second signal exits at
 * once. A stop that fails is reported and exits 1.
 */
export function stopOnSignals(product: Stoppable): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    const now = performance.now()
    if (stoppingSince !== undefined) {
      if (now - stoppingSince > echo) process.exit(1)
      return
    }
    stoppingSince = now
    product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
