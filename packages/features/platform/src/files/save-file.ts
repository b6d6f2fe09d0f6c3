/** Browsers read the file after the click; revoking its URL before that cancels the download. */
const revokeDelayMs = 10_000

/** Saves a file on the user's computer, under a name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), revokeDelayMs)
}
