/** Opens a URL in a new tab. */
export function openInNewTab(href: string): void {
  const link = Object.assign(document.createElement('a'), {
    href,
    rel: 'noopener',
    target: '_blank',
  })
  document.body.append(link)
  link.click()
  link.remove()
}
