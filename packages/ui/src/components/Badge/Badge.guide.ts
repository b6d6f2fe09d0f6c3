import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One or two words for the type or state of a record: “Schools”, “New”, “Draft”.',
    '`CountBadge` beside the name of what is counted: selected filters, open enquiries.',
  ],
  avoid: [
    'Availability: use `Seats`, which has a mark for each state as well as a colour.',
    'A filter that can be removed: use `Chip`. A badge is not interactive.',
    'A message about the page: use `Notice`. Whether a change is saved: use `SaveState`.',
  ],
  anatomy: [
    { part: 'Label', text: 'One line; it never wraps.' },
    {
      part: 'Background',
      text: 'The tone: `plain` for types, `good` and `bad` for outcomes, `accent` for emphasis, `act` for a selection.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Screen readers read the text of a badge in its place. It has no role and is not announced when it changes.',
    'Write a label beside a `CountBadge`, so that screen readers read “Filters 3”.',
  ],
  dos: [
    {
      text: 'State facts. “New” is a fact, “Hot” is an advertisement.',
      story: 'DoSayWhatItIs',
    },
    {
      text: 'Use `accent` at most a few times on a screen. If everything is highlighted, nothing stands out.',
    },
  ],
  donts: [
    {
      text: 'Do not use colour alone to convey meaning. A red badge that says “5” says nothing to people who cannot see red.',
      story: 'DontColourAlone',
    },
    { text: 'Do not put a badge over an image. Text over images is hard to read.' },
  ],
}
