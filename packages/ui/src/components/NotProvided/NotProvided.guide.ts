import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Wherever a fact can be missing: a fee, an age, a distance. Most components set it for `null` by themselves.',
  ],
  avoid: [
    'A whole list without entries: use `EmptyState`.',
    'What is known not to be there: write “none”. Unknown and no are different answers.',
  ],
  anatomy: [{ part: 'Label', text: '“Not provided”, grey, with a dotted line beneath.' }],
  keyboard: [],
  accessibility: [
    'The words are read as they stand, with the name of their fact.',
    'It is emphasis, not a button. Put a link to ask beside it.',
  ],
  dos: [
    {
      text: 'Offer to ask where a parent can: “Ask the school”. A gap is then a start.',
      story: 'DoOfferToAsk',
    },
    { text: 'Leave the words as they are everywhere, so that a reader learns them once.' },
  ],
  donts: [
    {
      text: 'Do not leave the place empty, or set a dash. An empty cell may be a fault of the page.',
      story: 'DontLeaveAGap',
    },
    { text: 'Do not use it for what does not apply. A tuition without a board lacks nothing.' },
  ],
}
