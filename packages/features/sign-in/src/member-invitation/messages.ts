import type { MemberInvitation } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the page that an invitation to work for a listing opens. */
export const messages = defineMessages(
  'sign-in/member-invitation',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Your invitation`,
    description: msg`An invitation to work for a school or store on EdBazaar.`,
    joins: {
      manager: (inviter: string, listing: string) =>
        msg`${inviter} invited you to work for ${listing} as a manager. You can edit it, and invite others.`,
      counsellor: (inviter: string, listing: string) =>
        msg`${inviter} invited you to work for ${listing} as a counsellor.`,
      viewer: (inviter: string, listing: string) =>
        msg`${inviter} invited you to work for ${listing} as a viewer.`,
    } satisfies Record<
      MemberInvitation['role'],
      (inviter: string, listing: string) => MessageDescriptor
    >,
    sentTo: (email: string) =>
      msg`The invitation is for ${email}. Sign in or register with that address to accept it.`,
    incomplete: msg`This link is incomplete. Copy the full link from the email, or ask for a new invitation.`,
    signIn: msg`Sign In / Register`,
    accept: msg`Accept`,
    acceptedTitle: msg`You have joined`,
    accepted: (listing: string) => msg`You now work for ${listing}.`,
    open: {
      school: msg`Go to My schools`,
      store: msg`Go to My stores`,
    } satisfies Record<MemberInvitation['kind'], MessageDescriptor>,
    goHome: msg`Go to the home page`,
  },
)
