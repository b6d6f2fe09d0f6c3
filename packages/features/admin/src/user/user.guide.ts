import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'What admins see of a user and may change: permissions, sessions, a block.',
  use: [
    'To answer a complaint, end a session, block an account, or give and take permissions.',
    'To decide about a change of permissions that another admin asked for.',
  ],
  avoid: ['For what a user changes themselves: that is the profile.'],
  anatomy: [
    { part: 'Heading', text: 'The name, the email, and whether the account is open or blocked.' },
    {
      part: 'Account and listings',
      text: 'How the user signs in, where they work, and their plan, which an admin can change with a reason.',
    },
    { part: 'Permissions, sessions, block', text: 'Each with its own button and its own form.' },
    { part: 'History', text: 'What the user did, and what was done to the account.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the page in reading order.' }],
  accessibility: ['Each section has a heading. Buttons of a session name its device.'],
  dos: [{ text: 'Say what happens to the user before an admin acts.' }],
  donts: [{ text: 'Do not let admins act on their own account.' }],
}
