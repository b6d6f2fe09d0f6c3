import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['At the start of each section of a page: a thick and a thin rule, then its title.'],
  avoid: [
    'The title of the page: use `PageHead`.',
    'A heading inside a running text: that is part of `RichText`.',
  ],
  anatomy: [
    { part: 'Rule', text: 'Its first 48 px are marigold.' },
    { part: 'Title', text: 'An h2, or an h3 with `level={3}`.' },
    { part: 'Note', text: 'A few quiet words: who said it, and when.' },
    { part: 'More', text: 'Where the rest is.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the link, where there is one.' }],
  accessibility: [
    'Give `titleId` and point the section’s `aria-labelledby` at it. The section then has a name in the list of regions.',
    'Headings are chosen by rank, not by size.',
  ],
  dos: [
    {
      text: 'Put the count into the link: “All 1,284 schools”. It says whether the way is worth it.',
    },
    { text: 'Set `isFlush` over a table that brings its own rule.' },
  ],
  donts: [
    { text: 'Do not put a section head over a single line. A section has something in it.' },
    { text: 'Do not use it as a decoration between cards. Each rule says: something else begins.' },
  ],
}
