/** Something that a process must stop before it exits. */
export interface Stoppable {
  stop(): Promise<void>
}

/**
 * Under npm, Ctrl-C reaches the process twice, from the terminal and from npm. Signals within this
 * many milliseconds count as one.
 */
const repeatWindow = 500

/**
 * Stops the server in order on SIGTERM and SIGINT, and exits with 0. A second signal exits
 * immediately. If stopping fails, the error is printed and the exit code is 1.
 */
export function stopOnSignals(server: Stoppable): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    const now = performance.now()
    if (stoppingSince !== undefined) {
      if (now - stoppingSince > repeatWindow) process.exit(1)
      return
    }
    stoppingSince = now
    server.stop().then(
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
