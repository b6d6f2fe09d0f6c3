import type { ListingPanel } from '@edbazaar/feature-editing/panel'
import { paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

interface Step {
  words: string
  /** Where it leads. */
  path: string
  /** What stands open there; nothing where it is left out. */
  panel?: ListingPanel['panel'] &
    ('add-school' | 'add-school-media' | 'add-store' | 'add-store-image')
  opensProfile?: boolean
}

/** Section 4 of the specification, but for the ninth, at which the walk through ends. */
export const steps: readonly Step[] = [
  { words: messages.schoolList, path: paths.mySchools },
  { words: messages.schoolForm, path: paths.mySchools, panel: 'add-school' },
  { words: messages.schoolImages, path: paths.mySchools, panel: 'add-school-media' },
  { words: messages.schoolShown, path: paths.mySchools },
  { words: messages.profileMenu, path: paths.home, opensProfile: true },
  { words: messages.storeList, path: paths.myStores },
  { words: messages.storeForm, path: paths.myStores, panel: 'add-store' },
  { words: messages.storeImages, path: paths.myStores, panel: 'add-store-image' },
]

/** How many there are, with the last: it closes all, is remembered and leads to the front page. */
export const stepCount = 9

/** Pages on which somebody is asked whether to begin: the front page and those about what is listed. */
export const asksOn = (pathname: string): boolean =>
  pathname === paths.home ||
  pathname === paths.mySchools ||
  pathname === paths.myStores ||
  pathname.startsWith('/profile/')
