import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'How every form that calls the API behaves: when fields are validated, where messages appear, and what replaces the form once it is sent.',
  use: [
    'Any form that is sent as a whole: contact, newsletter, sign-in, email links, the exit popup, a child, a new school, store or service, a filter request.',
    '`useApiForm` provides validation, the API call and toasts; `NewPasswordField` a field for a new password; `SentNotice` the confirmation that replaces the form.',
    '`usePageForm` is the same for forms behind the sign-in that change what their page shows: it adds the toast of a success, loads the page again, and has fields for days, choices and checkboxes.',
    '`useDialogGuard` asks before a dialog closes whose form has been changed. A form further inside reports its changes with `useDirtyReport`.',
    'The form in these stories is an example. It is on no page.',
  ],
  avoid: [
    'Auto-saving fields: Editing, as in the school and store editors.',
    'A search or a filter: a plain form whose URL is its state, as on every list.',
  ],
  anatomy: [
    {
      part: 'Error notice',
      text: 'What is wrong with the form as a whole, when the page is rendered without scripts.',
    },
    { part: 'Fields', text: 'Each with its label, its hint, and its error message.' },
    {
      part: 'Strength',
      text: 'Below a new password, from the first letter on: three bars and a word.',
    },
    {
      part: 'Main button',
      text: 'Busy during the API call. A second press does nothing.',
    },
    { part: 'Confirmation', text: 'Replaces the form once it is sent.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a single-line field: submits the form.' },
    { keys: 'Tab', does: 'Leaves a field, which is then validated.' },
  ],
  accessibility: [
    'An error message is linked to its field and read with it. On submit, the first invalid field gets the focus, and a toast says “Plz Check All the Fields.”',
    'An API error is a toast. If it is about a field, it also appears beside the field, which gets the focus.',
    'Strength changes are announced. The bars are decorative.',
    'The confirmation takes the focus without scrolling the page.',
  ],
  dos: [
    { text: 'Load the schema when the first field loses the focus. A page renders without it.' },
    {
      text: 'Create the route’s `action` from the same schema and call, so that the form works without scripts.',
    },
    { text: 'Keep all typed values after every failure, and let the user send the form again.' },
  ],
  donts: [
    {
      text: 'Do not disable the button until everything is valid: users would not learn what is wrong.',
    },
    { text: 'Do not validate while the user types. Validate when a field loses the focus.' },
    {
      text: 'Do not write messages into a schema: they belong in `messages.ts`, spelled as specified.',
    },
  ],
}
