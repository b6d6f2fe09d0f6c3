import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What every form that calls the API does: when its fields are checked, what is said where, and what takes its place once it was sent.',
  use: [
    'Any form that is sent as a whole: contact, newsletter, signing in, mailed links, the popup for those who leave.',
    '`useApiForm` brings the rules, the call and the toasts; `NewPasswordField` a password that is made up here; `SentNotice` the news in the form’s place.',
    'The form of these stories is an example. It is on no page.',
  ],
  avoid: [
    'Fields that save themselves one by one: Editing, as in the editors of schools and stores.',
    'A search or a filter: a plain form whose address is its state, as on every list.',
  ],
  anatomy: [
    {
      part: 'Notice',
      text: 'What is wrong with the whole, where the page came back without scripts.',
    },
    { part: 'Fields', text: 'Each with its label, its hint, and its message where it is wrong.' },
    {
      part: 'Strength',
      text: 'Under a new password, from the first letter on: three bars and a word.',
    },
    {
      part: 'Main button',
      text: 'Busy while the call is on its way; a second press does nothing.',
    },
    { part: 'News', text: 'In the form’s place when it was sent.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field of one line: sends.' },
    { keys: 'Tab', does: 'Leaves a field, which is then checked.' },
  ],
  accessibility: [
    'What is wrong is tied to its field, and read with it. On sending the first wrong field has the focus, and a toast says “Plz Check All the Fields.”',
    'A refusal that names a field stands beside it and gives it the focus; anything else is a toast in the API’s words.',
    'The strength is read out as it changes; the bars are for the eye alone.',
    'The news takes the focus without scrolling the page.',
  ],
  dos: [
    { text: 'Load the rules when the first field is left. A page shows without them.' },
    {
      text: 'Make the route’s `action` from the same rules and call, so that it works without scripts.',
    },
    { text: 'Leave all that was typed where it is when the API refuses.' },
  ],
  donts: [
    { text: 'Do not disable the button until all is right: nobody would learn what is wrong.' },
    { text: 'Do not check while somebody types. A field is wrong when it is left, not before.' },
    {
      text: 'Do not write sentences into a schema: they stand in `messages.ts`, spelled as specified.',
    },
  ],
}
