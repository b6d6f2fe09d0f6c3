import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'To another page. `standing` on its own line, `inText` in a sentence, `plain` if its parent styles it.',
    '`LinkProvider`, once near the root, makes every link of this package go through your router.',
  ],
  avoid: [
    'Doing something on this page: use `Button`.',
    'The main action, such as “Enquire”: use `ButtonLink`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Where it leads.' },
    { part: 'Underline', text: 'For `inText`, because colour alone is not enough.' },
    { part: 'Arrow', text: 'Optional, at the end of a link to more content.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A `standing` link has a touch target of 44 px.',
    'It is a native link: middle click, long press and the browser’s status bar work.',
  ],
  dos: [
    {
      text: 'Say where it leads, so that it is understood alone: “All 1,284 schools”.',
      story: 'DoSayWhereItLeads',
    },
    { text: 'Mark Hindi text with `lang="hi"`.' },
  ],
  donts: [
    {
      text: 'Do not write “click here”. Screen readers list links without the text around them.',
      story: 'DontClickHere',
    },
    { text: 'Do not open new tabs. Users can do so themselves, and Back keeps working.' },
  ],
}
