import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['In place of what did not load: a list, a panel, a page.'],
  avoid: [
    'Nothing was found: use `EmptyState`.',
    'A field is wrong: give the field its `error`.',
    'Something that was sent failed while the page stands: use `Toast`, or `Notice` where it stays true.',
  ],
  anatomy: [
    { part: 'Drawing', text: 'The kolam’s line, begun and cut short.' },
    { part: 'Title', text: 'What did not work.' },
    { part: 'Text', text: 'What is not lost, and what to try.' },
    { part: 'Actions', text: 'One filled button: Retry.' },
  ],
  keyboard: [],
  accessibility: [
    'It is an alert, so it is read at once, wherever the reader is.',
    'After a retry that works move the focus to the list’s heading, because the button has gone.',
  ],
  dos: [
    { text: 'Say first what is kept: “Your filters are kept” is what a reader fears for.' },
    { text: 'Let Retry do exactly what failed, without losing filters or place.' },
  ],
  donts: [
    { text: 'Do not show codes or the server’s own words. They do not help users.' },
    { text: 'Do not retry by itself for ever. A phone on a slow network pays for each attempt.' },
  ],
}
