import type { MyProfile } from '@edbazaar/api-client'
import { type MessageDescriptor, paths } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** A detail that the profile lacks, with a link to add it. */
export interface MissingDetail {
  title: MessageDescriptor
  text: MessageDescriptor
  href: string
}

/** The details that a profile lacks, the most useful first. */
export function missingDetailsOf(profile: MyProfile): MissingDetail[] {
  const details = paths.profileDetails(profile.id)
  const { email, phone, photo, children, password } = messages.missingDetails
  const candidates = [
    { detail: email, hash: 'email', isMissing: !profile.is_email_confirmed },
    { detail: phone, hash: 'name', isMissing: profile.phone === null },
    { detail: photo, hash: 'images', isMissing: profile.profile_image === null },
    { detail: children, hash: 'children', isMissing: profile.children.length === 0 },
    {
      detail: password,
      hash: 'password',
      isMissing: !profile.has_password && !profile.has_google,
    },
  ]
  return candidates
    .filter(({ isMissing }) => isMissing)
    .map(({ detail: { title, text }, hash }) => ({ title, text, href: `${details}#${hash}` }))
}
