import { slugBase } from './slugs.ts'

const maxLength = 90

/** Lower-case Latin letters, digits and single hyphens; empty if the text has none. */
export function slugText(text: string): string {
  const hyphened = slugBase(text)
  if (hyphened.length <= maxLength) return hyphened
  return hyphened.slice(0, hyphened.lastIndexOf('-', maxLength) + 1 || maxLength).replace(/-$/, '')
}
