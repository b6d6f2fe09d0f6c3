/** Saves a calendar (RFC 5545) as a file. */
export function saveCalendar(calendar: string): void {
  const href = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }))
  const link = Object.assign(document.createElement('a'), { href, download: 'classes.ics' })
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(href)
}
