import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'News about this page that stays as long as it is true: a link was sent, a listing is not yet shown.',
  ],
  avoid: [
    'News that goes by itself: use `Toast`.',
    'One wrong field: give the field its `error`.',
    'A list that did not load: use `ErrorState`, which stands in its place.',
    'A question: use `ConfirmDialog`.',
  ],
  anatomy: [
    { part: 'Edge', text: 'Peacock, leaf or brick at the start.' },
    { part: 'Title', text: 'The message in a few words.' },
    { part: 'Text', text: 'What to do now, perhaps with a link.' },
  ],
  keyboard: [],
  accessibility: [
    '`info` and `good` are a status, `bad` is an alert and is read at once.',
    'What is there when the page loads is read in its place; what comes later is announced.',
    'The tone is never shown by colour alone: say it in the text.',
  ],
  dos: [
    { text: 'Say what to do: “Open it within two days to confirm”.' },
    { text: 'Put it where it belongs: over the form it speaks of.' },
  ],
  donts: [
    { text: 'Do not stack them. Of three notices none is read.' },
    {
      text: 'Do not let it be dismissed while it is true. It would be gone with the next page, and still true.',
    },
  ],
}
