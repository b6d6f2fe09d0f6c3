/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  // Revoking it earlier can cancel the download.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
