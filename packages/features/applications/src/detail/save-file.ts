/** Saves the calendar entry of an interview as a file. */
export function saveCalendar(entry: string): void {
  const url = URL.createObjectURL(new Blob([entry], { type: 'text/calendar' }))
  clickLink(url, { download: 'interview.ics' })
  URL.revokeObjectURL(url)
}

/** Follows a link that is not on the page: downloads it, or opens it in a new tab. */
export function clickLink(href: string, attributes: { download?: string; target?: string }): void {
  const link = Object.assign(document.createElement('a'), { href, rel: 'noopener', ...attributes })
  document.body.append(link)
  link.click()
  link.remove()
}
