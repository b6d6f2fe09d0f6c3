import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Signing in, or making up a password.'],
  avoid: [
    'A code that was sent: use `TextField` with `inputMode="numeric"` and `autoComplete="one-time-code"`.',
    'Any other secret that is not kept by a password manager.',
  ],
  anatomy: [
    { part: 'Label', text: 'Over the field.' },
    { part: 'Field', text: 'Hidden until it is shown.' },
    { part: 'Eye', text: 'Shows and hides what is typed; the caret stays.' },
    { part: 'Hint and error', text: 'Beneath.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field, then to the eye.' },
    {
      keys: 'Enter',
      does: 'In the field: sends the form. On the eye: shows or hides, as Space does.',
    },
  ],
  accessibility: [
    'The eye says what a press does: “Show password”, then “Hide password”.',
    'Hint and error describe the field; an invalid field is marked as invalid.',
    'Phones neither capitalise nor correct what is typed.',
  ],
  dos: [
    {
      text: 'Set `autoComplete` rightly: `current-password` fills in, `new-password` offers a strong one.',
    },
    { text: 'Write the rule before it is broken, in `hint`: “At least six characters”.' },
  ],
  donts: [
    { text: 'Do not ask for it twice. The eye shows what was typed.' },
    { text: 'Do not forbid pasting. Password managers paste.' },
  ],
}
