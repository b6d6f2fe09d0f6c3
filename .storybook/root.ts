/** Puts the toolbar's choices on the root element, where the product sets them too. */
export function dressRoot(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
}
