import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Text of several paragraphs with emphasis, lists and links: the description of a school, an article.',
    '`toolbar="school"` for links, `toolbar="store"` for headings and justified lines.',
  ],
  avoid: [
    'A few plain lines: use `TextArea`, which is 100 kB smaller and easier on a phone.',
    'A private note: use `InlineNote`.',
    'Showing the text: use `RichText`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Above the editor, with a `SaveState` at its end.' },
    { part: 'Toolbar', text: 'Undo, redo, emphasis, links or headings, alignment.' },
    { part: 'Text area', text: 'Where users write.' },
    { part: 'Link dialog', text: 'Asks for the URL of the selected text.' },
    { part: 'Hint and error', text: 'Below the editor.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the toolbar, which is one tab stop, then to the text.' },
    { keys: '← → Home End', does: 'Move in the toolbar, from the last tool to the first.' },
    { keys: 'Enter Space', does: 'Activate a tool. The cursor in the text stays where it was.' },
    { keys: 'Ctrl+B Ctrl+I Ctrl+U', does: 'In the text: bold, italic, underlined.' },
    { keys: 'Ctrl+Shift+S Ctrl+E', does: 'In the text: strikethrough, code.' },
    { keys: 'Ctrl+Z Ctrl+Y', does: 'In the text: undo and redo.' },
  ],
  accessibility: [
    'The text is a text box of several lines, named by its label and described by hint and error.',
    'The toolbar has the role `toolbar`. Its tools state their shortcuts and whether they are on.',
    'If there is nothing to undo or redo, the buttons stay focusable, marked as disabled, so that the focus is not lost.',
    'The link dialog rejects URLs that would run a script, with an error.',
  ],
  dos: [
    {
      text: 'Save on `onBlur`, which is called when the focus leaves the text, toolbar and dialog.',
    },
    { text: 'Load it lazily, so that pages for reading do not load it.' },
  ],
  donts: [
    {
      text: 'Do not rely on sanitising in the browser. The server must sanitise by the same rules.',
    },
    { text: 'Do not offer colours or sizes. All descriptions should look alike.' },
  ],
}
