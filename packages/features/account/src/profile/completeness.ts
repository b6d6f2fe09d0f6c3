import type { MyProfile } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** Something that a profile may still want. */
export interface Hint {
  title: string
  text: string
  href: string
}

/** What is still missing in a profile, the most useful first. */
export function hintsFor(profile: MyProfile): Hint[] {
  const details = paths.profileDetails(profile.id)
  const { email, phone, photo, children, password } = messages.hints
  const hints: (Hint & { isMissing: boolean })[] = [
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
  return hints
    .filter(({ isMissing }) => isMissing)
    .map(({ title, text, href }) => ({ title, text, href }))
}
