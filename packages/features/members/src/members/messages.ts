import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { ListingRole } from './load-members'

/** Texts of the page that shows who works for a listing. */
export const messages = defineMessages('members/members', import.meta.glob('./locales/*.po'), {
  title: msg`Members`,
  description: msg`Who works for this listing on EdBazaar.`,
  standfirst: (name: string) => msg`Who works for ${name} on EdBazaar.`,
  loading: msg`Loading the members`,
  enquiries: msg`Enquiries`,
  mySchools: msg`My schools`,
  myStores: msg`My stores`,

  roles: {
    owner: msg`Owner`,
    manager: msg`Manager`,
    counsellor: msg`Counsellor`,
    viewer: msg`Viewer`,
  } satisfies Record<ListingRole, MessageDescriptor>,
  tasks: {
    owner: msg`Everything, including deleting the listing and naming another owner.`,
    manager: msg`Edits the listing, answers and exports enquiries, and invites counsellors and viewers.`,
    counsellor: msg`Answers enquiries, and sees phone numbers where the parent permits it. Cannot edit the listing.`,
    viewer: msg`Sees the enquiries without phone numbers, and who works for the listing. Cannot make changes.`,
  } satisfies Record<ListingRole, MessageDescriptor>,
  rolesTitle: msg`What each role can do`,

  you: msg`You`,
  since: (day: string) => msg`Since ${day}`,
  role: msg`Role`,
  roleOf: (name: string) => msg`Role of ${name}`,
  roleSaved: (name: string, role: string) => msg`${name}’s role is now ${role}`,
  remove: msg`Remove`,
  removeMember: (name: string) => msg`Remove ${name}`,
  removeTitle: msg`Remove member`,
  removeQuestion: (name: string) => msg`Remove ${name}?`,
  removeText: msg`They lose access at once and get an email. You can invite them again.`,
  removed: (name: string) => msg`${name} was removed`,
  keep: msg`Keep`,
  leave: msg`Leave`,
  leaveTitle: msg`Leave this listing`,
  leaveQuestion: (name: string) => msg`Stop working for ${name}?`,
  leaveText: msg`You lose access at once. The owner or a manager can invite you again.`,
  left: (name: string) => msg`You no longer work for ${name}`,
  stay: msg`Stay`,
  makeOwner: msg`Make owner`,
  makeOwnerOf: (name: string) => msg`Make owner: ${name}`,
  handOverTitle: msg`Change the owner`,
  handOverQuestion: (member: string, listing: string) =>
    msg`Make ${member} the owner of ${listing}?`,
  handOverText: msg`Only the new owner can undo this. You become a manager. The listing then counts towards their plan. You both get an email.`,
  handedOver: (name: string) => msg`${name} is now the owner`,

  inviteTitle: msg`Invite a member`,
  inviteText: msg`We email a link that works once and expires in 7 days. They accept it with an EdBazaar account for this address.`,
  email: msg`Email`,
  invite: msg`Send invitation`,
  invited: (email: string) => msg`We have sent an invitation to ${email}.`,

  invitationsTitle: msg`Open invitations`,
  expires: (day: string) => msg`Expires on ${day}`,
  withdraw: msg`Withdraw`,
  withdrawInvitation: (email: string) => msg`Withdraw the invitation to ${email}`,
  withdrawn: (email: string) => msg`Invitation to ${email} withdrawn`,
})
