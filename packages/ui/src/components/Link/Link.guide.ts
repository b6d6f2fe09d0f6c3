import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'To another page. `standing` where it stands alone, `inText` inside a sentence, `plain` where something else gives it its look.',
    '`LinkProvider` once, near the root, makes every link of this package go through your router.',
  ],
  avoid: [
    'Doing something on this page: use `Button`.',
    'The main way on, such as “Enquire”: use `ButtonLink`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Where it leads.' },
    { part: 'Line', text: '`inText` is underlined: colour alone would not be seen by all.' },
    { part: 'Arrow', text: 'Optional, at the end of a link that leads to more.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A `standing` link is pressed on 44 px, although it looks like a line of text.',
    'It is a plain anchor: a middle click, a long press and the status line all work.',
  ],
  dos: [
    {
      text: 'Say where it leads, so that it is understood alone: “All 1,284 schools”.',
      story: 'DoSayWhereItLeads',
    },
    { text: 'Mark Hindi words with `lang="hi"`.' },
  ],
  donts: [
    {
      text: 'Do not write “click here”. Screen readers list links without the words around them.',
      story: 'DontClickHere',
    },
    { text: 'Do not open new tabs. Who wants one knows how, and Back stays Back.' },
  ],
}
