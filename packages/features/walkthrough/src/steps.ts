import { type MessageDescriptor, paths } from '@edbazaar/feature-platform'
import type { ListingPanel } from '@edbazaar/feature-platform/panels'
import { messages } from './messages'

interface Step {
  message: MessageDescriptor
  /** The page of the step. */
  path: string
  /** The panel that the step opens, if any. */
  panel?: ListingPanel['panel'] &
    ('add-school' | 'add-school-media' | 'add-store' | 'add-store-image')
  opensProfile?: boolean
}

/** The steps of section 4 of the specification, except the ninth, which ends the walkthrough. */
export const steps: readonly Step[] = [
  { message: messages.schoolList, path: paths.mySchools },
  { message: messages.schoolForm, path: paths.mySchools, panel: 'add-school' },
  {
    message: messages.schoolImages,
    path: paths.mySchools,
    panel: 'add-school-media',
  },
  { message: messages.schoolShown, path: paths.mySchools },
  { message: messages.profileMenu, path: paths.home, opensProfile: true },
  { message: messages.storeList, path: paths.myStores },
  { message: messages.storeForm, path: paths.myStores, panel: 'add-store' },
  { message: messages.storeImages, path: paths.myStores, panel: 'add-store-image' },
]

/** Includes the last step, which closes everything, saves the outcome and goes to the home page. */
export const stepCount = 9

/** The text of a step: owners have no Add School/Store in the Profile menu. */
export function messageOf(index: number, hasInstitute: boolean) {
  const step = steps[index]
  if (step?.opensProfile && hasInstitute) return messages.profileMenuOfOwner
  return step?.message ?? null
}

/**
 * The prompt appears to owners on the home page and the profile, and to everybody who starts to list
 * on the lists of schools and stores.
 */
export const hasPrompt = (pathname: string, hasInstitute: boolean): boolean =>
  pathname === paths.mySchools ||
  pathname === paths.myStores ||
  (hasInstitute && (pathname === paths.home || pathname.startsWith('/profile/')))
