import type { MenuEntry, MenuGroup } from '@edbazaar/ui/PageShell'
import { paths } from '../paths'

/** The pages that exist among those that menus lead to. */
const pages: ReadonlySet<string> = new Set([
  paths.home,
  paths.schools,
  paths.beyondSchool,
  paths.tuitions,
  paths.activities,
  paths.camps,
  paths.workshops,
  paths.jobs,
  paths.newsletters,
  paths.contactUs,
  paths.aboutUs,
  paths.careers,
  paths.privacy,
  paths.terms,
  paths.blogs,
  paths.videos,
  paths.discussions,
  paths.contests,
  paths.principalTalks,
])

/** The entries whose pages exist; a group without any goes too. Other sites always exist. */
export function existing<Entry extends MenuEntry | MenuGroup>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ('items' in entry ? { ...entry, items: existing(entry.items) } : entry))
    .filter((entry) => ('items' in entry ? entry.items.length > 0 : exists(entry.href)))
}

function exists(href: string): boolean {
  const [path = ''] = href.split('?')
  return !path.startsWith('/') || pages.has(path)
}
