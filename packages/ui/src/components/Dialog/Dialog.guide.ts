import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    '`modal` for one short task that belongs to the page behind it: sign in, share, crop an image.',
    '`panel` for a long form at the side, while the list stays visible.',
  ],
  avoid: [
    'A question with yes and no: use `ConfirmDialog`, which puts the focus on No.',
    'A message: use `Toast` or `Notice`. They do not interrupt.',
    'A list of actions: use `Menu`.',
    'Content that needs a URL. A page can be shared, opened in a new tab and left with Back.',
  ],
  anatomy: [
    { part: 'Backdrop', text: 'Covers the page, which does not scroll.' },
    {
      part: 'Head',
      text: 'The title, optionally an image before it (`lead`), and the close button. Stays in view.',
    },
    {
      part: 'Description',
      text: 'A sentence under the title. In a panel it stays in view as well.',
    },
    {
      part: 'Under the title',
      text: 'In a panel below 1024 px: a row such as a `JumpMenu` (`underTitle`). Stays in view.',
    },
    { part: 'Body', text: 'Scrolls.' },
    {
      part: 'Beside',
      text: 'In a panel from 1024 px on: a column such as a `JumpList` (`beside`). The panel is wider and the column stays in view.',
    },
    { part: 'Footer', text: 'The actions, always in view. The last is the main one.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the dialog and never to the page behind it.' },
    {
      keys: 'Escape',
      does: 'Closes an open list or a toast first, then the dialog.',
    },
    { keys: 'F6', does: 'Moves to a `GuideBar` above the dialog.' },
  ],
  accessibility: [
    'Screen readers read “title, dialog” and the description.',
    'The dialog itself has the focus at first, so reading starts at the title. Set `initialFocus` if there is one field to fill in.',
    'The focus returns to what opened the dialog, or, if that is gone, to `finalFocus` or the page’s content.',
    'Pressing outside asks to close it; pressing a toast does not.',
    'On a phone a modal is a sheet at the bottom, within thumb’s reach.',
  ],
  dos: [
    {
      text: 'Keep `isOpen` true while something is saved, and close it afterwards. Then nothing is lost if the connection fails.',
    },
    { text: 'Load it lazily. Pages then load its 15 kB only when it opens.' },
  ],
  donts: [
    {
      text: 'Do not open a dialog over a dialog, except to ask about discarding changes. Users lose track of nested dialogs.',
    },
    { text: 'Do not open one by itself when a page loads. Users came for the page.' },
  ],
}
