import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['At the start of each section of a page: a double line, then its title.'],
  avoid: [
    'The title of the page: use `PageHead`.',
    'A heading inside an article: it is part of `RichText`.',
  ],
  anatomy: [
    { part: 'Line', text: 'The first 48 px are marigold.' },
    { part: 'Title', text: 'An h2, or an h3 with `level={3}`.' },
    { part: 'Note', text: 'A few words, such as the source and date.' },
    { part: 'More', text: 'A link to the full list.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the link, if there is one.' }],
  accessibility: [
    'Set `titleId` and point the section’s `aria-labelledby` at it. The section then has a name in the list of regions.',
    'Choose the heading level by structure, not by size.',
  ],
  dos: [
    {
      text: 'Put the count in the link: “All 1,284 schools”.',
    },
    { text: 'Set `isFlush` above a table that has its own line.' },
  ],
  donts: [
    { text: 'Do not use it above a single line of content.' },
    {
      text: 'Do not use it as a decoration between cards. Each line marks the start of a new section.',
    },
  ],
}
