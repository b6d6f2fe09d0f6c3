import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    '`modal` to ask or tell one thing that belongs to the page behind: sign in, share, crop an image.',
    '`panel` for a long form at the side, while the list behind stays in sight.',
  ],
  avoid: [
    'A question with yes and no: use `ConfirmDialog`, which puts the focus on No.',
    'A message: use `Toast` or `Notice`. They do not interrupt.',
    'A list of things to do: use `Menu`.',
    'What deserves an address. A page can be shared, opened twice, and left with Back.',
  ],
  anatomy: [
    { part: 'Scrim', text: 'Covers the page, which holds still.' },
    {
      part: 'Head',
      text: 'The title, before it perhaps an image (`lead`), and the cross. It stays in view.',
    },
    { part: 'Description', text: 'A sentence under the title. In a panel it stays in view too.' },
    { part: 'Body', text: 'Scrolls.' },
    { part: 'Footer', text: 'The actions, always in view. The last is the main one.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes round inside; the page behind is not reached.' },
    {
      keys: 'Escape',
      does: 'Closes what lies on top: an open list or a toast first, then the dialog.',
    },
    { keys: 'F6', does: 'Goes to a `GuideBar` that stands over it.' },
  ],
  accessibility: [
    'It is read as “title, dialog”, and its description with it.',
    'The dialog itself has the focus at first, so reading starts at the title. Give `initialFocus` where there is one field to fill.',
    'Focus goes back to what opened it; where that has gone, to `finalFocus` or the page’s content.',
    'A press beside it asks to close, but a press on a toast does not.',
    'On a phone a modal is a sheet at the bottom, within reach of a thumb.',
  ],
  dos: [
    {
      text: 'Keep `isOpen` true while something is saved, and close when it is. Then nothing is lost with the connection.',
    },
    { text: 'Import what shows it lazily. Pages then pay 15 kB for it only when it opens.' },
  ],
  donts: [
    {
      text: 'Do not open a dialog over a dialog, but for a question about losing what was typed. The way back is lost at two.',
    },
    { text: 'Do not open one by itself when a page loads. The reader came for the page.' },
  ],
}
