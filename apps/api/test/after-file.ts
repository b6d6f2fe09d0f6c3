type Close = () => Promise<unknown>

const opened: Close[] = []

/** Has something closed after the last test of the file that opened it, the latest first. */
export function afterFile(close: Close): void {
  opened.push(close)
}

/** Closes what the file has opened: the next file of the same process begins with nothing. */
export async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close()
}
