/** Saves a file on the user's computer. */
export function downloadFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Revoking it earlier can cancel the download.
  setTimeout(() => URL.revokeObjectURL(href), revokeDelayMs)
}

const revokeDelayMs = 10_000
