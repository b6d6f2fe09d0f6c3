import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A message about this page that stays while it applies: a link was sent, a listing is not yet public.',
  ],
  avoid: [
    'A message that disappears: use `Toast`.',
    'One invalid field: use the field’s `error`.',
    'A list that did not load: use `ErrorState` in its place.',
    'A question: use `ConfirmDialog`.',
  ],
  anatomy: [
    { part: 'Edge', text: 'Blue-green, green or red at the start.' },
    { part: 'Title', text: 'The message in a few words.' },
    { part: 'Text', text: 'What to do now, optionally with a link.' },
  ],
  keyboard: [],
  accessibility: [
    '`info` and `good` are a status, `bad` is an alert and is read at once.',
    'If it is there when the page loads, it is read in its place. If it appears later, it is announced.',
    'The tone is never shown by colour alone: say it in the text.',
  ],
  dos: [
    { text: 'Say what to do: “Open it within two days to confirm”.' },
    { text: 'Put it next to what it is about, such as above the form.' },
  ],
  donts: [
    { text: 'Do not stack notices. Users ignore three at once.' },
    {
      text: 'Do not let users dismiss it while it still applies.',
    },
  ],
}
