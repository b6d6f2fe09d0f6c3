/** Downloads a value as an indented JSON file. */
export function saveJson(content: unknown, name: string): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  // Revoking it earlier can cancel the download.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
