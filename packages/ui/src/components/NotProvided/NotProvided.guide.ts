import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['For any missing fact: a fee, an age, a distance. Most components show it for `null`.'],
  avoid: [
    'A whole list without entries: use `EmptyState`.',
    'Something that is known not to exist: write “none”. Unknown and none are different.',
  ],
  anatomy: [{ part: 'Label', text: '“Not provided”, grey, with a dotted underline.' }],
  keyboard: [],
  accessibility: [
    'Screen readers read the text with the name of the fact.',
    'It is text, not a button. Put a link to ask beside it.',
  ],
  dos: [
    {
      text: 'Offer a link to ask if possible: “Ask the school”.',
      story: 'DoOfferToAsk',
    },
    { text: 'Use the same text everywhere, so that users recognise it.' },
  ],
  donts: [
    {
      text: 'Do not leave the space empty or use a dash. An empty cell looks like an error.',
      story: 'DontLeaveAGap',
    },
    { text: 'Do not use it for facts that do not apply, such as the board of a tuition.' },
  ],
}
