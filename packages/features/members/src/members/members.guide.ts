import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Who works for a school or store, and with which role. The owner changes everyone else; a manager changes counsellors and viewers; counsellors and viewers can only leave.',
  use: [
    '`/dashboard/schools/{id}/members` and `/dashboard/stores/{id}/members`, from the menu of a card in My schools and My stores.',
    'A role is saved as soon as it is chosen. Removing a member, leaving, and changing the owner ask first, because the person loses access at once.',
  ],
  anatomy: [
    { part: 'Members', text: 'The owner first: name, email, since when, and the role.' },
    { part: 'Open invitations', text: 'For the owner and managers.' },
    {
      part: 'Beside them, or below on a phone',
      text: 'The form that invites someone, and what each role can do.',
    },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'In a role: chooses and saves another one.' }],
  accessibility: [
    'Buttons and selects of a row name the person: “Remove Asha Rao”, “Role of Asha Rao”.',
  ],
  dos: [
    {
      text: 'Offer only the roles that the user may give: `member-rights.ts`. The server checks them again.',
    },
  ],
  donts: [{ text: 'Do not remove someone without a confirmation.' }],
  avoid: ['The page that an invitation opens: Sign in, Emailed links.'],
}
