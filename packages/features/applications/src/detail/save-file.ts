/** Saves a text as a file of the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  clickLink(url, { download: name })
  URL.revokeObjectURL(url)
}

/** Follows a link that is not on the page: downloads it, or opens it in a new tab. */
export function clickLink(href: string, attributes: { download?: string; target?: string }): void {
  const link = Object.assign(document.createElement('a'), { href, rel: 'noopener', ...attributes })
  document.body.append(link)
  link.click()
  link.remove()
}
