import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['In place of content that did not load: a list, a panel, a page.'],
  avoid: [
    'Nothing was found: use `EmptyState`.',
    'A field is wrong: give the field its `error`.',
    'A failed submission: use `Toast`, or `Notice` if the problem remains.',
  ],
  anatomy: [
    { part: 'Drawing', text: 'A pattern with an interrupted line.' },
    { part: 'Title', text: 'What failed.' },
    { part: 'Text', text: 'What was kept, and what to try.' },
    { part: 'Actions', text: 'One filled button: Retry.' },
  ],
  keyboard: [],
  accessibility: [
    'It is an alert, so it is read at once, wherever the user is on the page.',
    'After a successful retry, move the focus to the list’s heading, because the button is gone.',
  ],
  dos: [
    { text: 'Say first what is kept: “Your filters are kept”.' },
    { text: 'Let Retry repeat exactly what failed, with the same filters and scroll position.' },
  ],
  donts: [
    { text: 'Do not show codes or the server’s error messages. They do not help users.' },
    { text: 'Do not retry automatically without limit. Each attempt uses mobile data.' },
  ],
}
