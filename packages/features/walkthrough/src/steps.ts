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
  /** Whether the step is about adding a listing, which the user's plan may not allow. */
  isAdding?: boolean
}

/** The steps of section 4 of the specification, except the ninth, which ends the walkthrough. */
export const steps: readonly Step[] = [
  { message: messages.schoolList, path: paths.mySchools, isAdding: true },
  { message: messages.schoolForm, path: paths.mySchools, panel: 'add-school', isAdding: true },
  {
    message: messages.schoolImages,
    path: paths.mySchools,
    panel: 'add-school-media',
    isAdding: true,
  },
  { message: messages.schoolShown, path: paths.mySchools },
  { message: messages.profileMenu, path: paths.home, opensProfile: true },
  { message: messages.storeList, path: paths.myStores, isAdding: true },
  { message: messages.storeForm, path: paths.myStores, panel: 'add-store', isAdding: true },
  { message: messages.storeImages, path: paths.myStores, panel: 'add-store-image', isAdding: true },
]

/** Includes the last step, which closes everything, saves the outcome and goes to the home page. */
export const stepCount = 9

interface StepUser {
  hasInstitute: boolean
  /** Whether the list on the page has reached the limit of the user's plan. */
  isLimitReached: boolean
}

/** What a step says: owners have no Add School/Store in the Profile menu, and plans have limits. */
export function messageOf(index: number, { hasInstitute, isLimitReached }: StepUser) {
  const step = steps[index]
  if (step?.isAdding && isLimitReached) return messages.limitReached
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
