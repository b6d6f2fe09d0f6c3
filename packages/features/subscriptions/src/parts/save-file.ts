/** Saves what was downloaded, under a name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(href)
}
