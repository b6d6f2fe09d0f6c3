import type { MyProfile } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** A detail that the profile lacks, with a link to add it. */
export interface MissingDetail {
  title: string
  text: string
  href: string
}

/** The details that a profile lacks, the most useful first. */
export function missingDetailsOf(profile: MyProfile): MissingDetail[] {
  const details = paths.profileDetails(profile.id)
  const { email, phone, photo, children, password } = messages.missingDetails
  const candidates: (MissingDetail & { isMissing: boolean })[] = [
    { ...email, href: `${details}#email`, isMissing: !profile.is_email_confirmed },
    { ...phone, href: `${details}#name`, isMissing: profile.phone === null },
    { ...photo, href: `${details}#images`, isMissing: profile.profile_image === null },
    { ...children, href: `${details}#children`, isMissing: profile.children.length === 0 },
    {
      ...password,
      href: `${details}#password`,
      isMissing: !profile.has_password && !profile.has_google,
    },
  ]
  return candidates
    .filter(({ isMissing }) => isMissing)
    .map(({ title, text, href }) => ({ title, text, href }))
}
