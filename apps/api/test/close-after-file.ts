type Close = () => Promise<unknown>

const pending: Close[] = []

/** Registers a function that runs after the last test of the file. The latest runs first. */
export function closeAfterFile(close: Close): void {
  pending.push(close)
}

/** Runs the registered functions, so that the next file of the same process starts clean. */
export async function closeAll(): Promise<void> {
  for (const close of pending.splice(0).reverse()) await close()
}
