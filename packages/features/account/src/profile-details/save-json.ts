/** Has the browser save something as a file, readable by people too. */
export function saveJson(content: unknown, name: string): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
