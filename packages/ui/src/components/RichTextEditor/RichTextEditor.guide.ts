import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A text of some paragraphs with emphasis, lists and links: the description of a school, an article.',
    '`toolbar="school"` for links, `toolbar="store"` for headings and justified lines.',
  ],
  avoid: [
    'Some plain lines: use `TextArea`. It is 100 kB lighter, and on a phone easier.',
    'A private note: use `InlineNote`.',
    'Showing what was written: use `RichText`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Over the frame, with a `SaveState` at its end.' },
    { part: 'Toolbar', text: 'Undo, redo, emphasis, links or headings, alignment.' },
    { part: 'Page', text: 'Where one writes.' },
    { part: 'Link dialog', text: 'Asks where the chosen words lead.' },
    { part: 'Hint and error', text: 'Beneath.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the toolbar as one stop, then into the text, then on.' },
    { keys: '← → Home End', does: 'Move in the toolbar, around its ends.' },
    { keys: 'Enter Space', does: 'Press a tool. The cursor in the text stays where it was.' },
    { keys: 'Ctrl+B Ctrl+I Ctrl+U', does: 'In the text: bold, italic, underlined.' },
    { keys: 'Ctrl+Shift+S Ctrl+E', does: 'In the text: struck, code.' },
    { keys: 'Ctrl+Z Ctrl+Y', does: 'In the text: undo and redo.' },
  ],
  accessibility: [
    'The text is a text box of several lines, named by its label and described by hint and error.',
    'The toolbar is one; its tools tell their shortcuts, and whether they are on.',
    'Undo and redo keep their place when there is nothing to do, marked as disabled, so that the focus is not lost.',
    'In the link dialog an address that would run something is refused with words.',
  ],
  dos: [
    { text: 'Save on `onBlur`: it comes when the text, its toolbar and its dialog are all left.' },
    { text: 'Import what shows it lazily. Nobody who only reads should pay for it.' },
  ],
  donts: [
    {
      text: 'Do not clean what it gives in the browser alone. The server cleans too, by the same rules.',
    },
    { text: 'Do not offer colours or sizes. Descriptions look alike, so that their words differ.' },
  ],
}
