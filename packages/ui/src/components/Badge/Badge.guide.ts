import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One or two words that say what a thing is or how it stands: “Schools”, “New”, “Draft”.',
    '`CountBadge` beside the name of what is counted: the filters in use, the enquiries that wait.',
  ],
  avoid: [
    'Availability: use `Seats`, which has a mark for each state as well as a colour.',
    'A filter that can be taken away: use `Chip`. A badge cannot be pressed.',
    'A message about the page: use `Notice`. Whether a change is saved: use `SaveState`.',
  ],
  anatomy: [
    { part: 'Label', text: 'One line; they never break.' },
    {
      part: 'Ground',
      text: 'The tone: `plain` for kinds, `good` and `bad` for news, `accent` for a mark, `act` for a choice.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A badge is read as the words it holds, in the place where it stands. It has no role and is not announced when it changes.',
    'A number alone says little: write “Filters” beside a `CountBadge`, so that it is read “Filters 3”.',
  ],
  dos: [
    {
      text: 'Write what it is, not how good it is. “New” is a fact, “Hot” is an advertisement.',
      story: 'DoSayWhatItIs',
    },
    {
      text: 'Use `accent` at most a few times on a screen. Marigold marks; where all is marked, nothing is.',
    },
  ],
  donts: [
    {
      text: 'Do not carry a meaning by the tone alone. A red badge that says “5” says nothing to people who cannot see red.',
      story: 'DontColourAlone',
    },
    { text: 'Do not put a badge over an image. Nothing is printed over images here.' },
  ],
}
