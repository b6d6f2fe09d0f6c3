/**
 * Scrolls to a section and focuses it, so that the next Tab continues there. Unlike a link, it
 * leaves the URL and the history as they are.
 *
 * @param href the section's id with its hash
 */
export function jumpTo(href: `#${string}`): void {
  const section = document.getElementById(href.slice(1))
  if (section === null) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
  section.scrollIntoView({ block: 'start' })
}
