import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Signing in, or choosing a password.'],
  avoid: [
    'A code that was sent: use `TextField` with `inputMode="numeric"` and `autoComplete="one-time-code"`.',
    'Other secrets that password managers should not store.',
  ],
  anatomy: [
    { part: 'Label', text: 'Above the field.' },
    { part: 'Field', text: 'The password is hidden at first.' },
    { part: 'Show button', text: 'Shows and hides the password; the cursor stays.' },
    { part: 'Hint and error', text: 'Below the field.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then to the show button.' },
    {
      keys: 'Enter',
      does: 'In the field: submits the form. On the show button: shows or hides the password, as Space does.',
    },
  ],
  accessibility: [
    'The show button is named by what it does: “Show password”, then “Hide password”.',
    'Hint and error describe the field; an invalid field is marked as invalid.',
    'Phones do not capitalise or correct the text.',
  ],
  dos: [
    {
      text: 'Set `autoComplete`: `current-password` fills in the saved password, `new-password` suggests a strong one.',
    },
    { text: 'State the rule in `hint`: “At least six characters”.' },
  ],
  donts: [
    { text: 'Do not ask for it twice. Users can show what they typed.' },
    { text: 'Do not block pasting. Password managers need it.' },
  ],
}
