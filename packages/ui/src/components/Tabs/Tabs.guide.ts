import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Two to five parts of one page that a user reads one at a time: Changes, History, Owner.',
    'Ways to do the same thing: reply by email, WhatsApp or note.',
  ],
  avoid: [
    'Parts with their own URL, such as the kinds of a list: use `TabLinks`.',
    'Parts that users compare: show them one under the other, with a `JumpBar`.',
    'Steps that follow each other: a tab can be opened in any order.',
    'One answer in a form: use `RadioGroup`.',
  ],
  anatomy: [
    { part: 'Tab list', text: 'Named by `label`. On a phone it scrolls sideways.' },
    { part: 'Tab', text: 'Icon, name and count, 48 px high; a marigold line under the open one.' },
    { part: 'Panel', text: 'Rendered when its tab is first opened; keeps its state afterwards.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the open tab, then to its panel.' },
    { keys: '→ ←', does: 'Open the next or previous tab, from the last to the first.' },
    { keys: 'Home End', does: 'Open the first or the last tab.' },
    { keys: 'Enter Space', does: 'Open the focused tab where `activation` is `manual`.' },
  ],
  accessibility: [
    'Roles `tablist`, `tab` and `tabpanel`; each panel is named by its tab.',
    'The tab list is one tab stop. Where text runs from right to left the arrows swap.',
    'The panel takes the focus, so that a long one can be scrolled with the keyboard.',
    'The count is read after the name: “History 12”.',
  ],
  dos: [
    { text: 'Keep the labels to one or two words, all of the same kind.' },
    { text: 'Use `activation="manual"` where opening a panel loads something slow.' },
  ],
  donts: [
    { text: 'Do not hide a required field in a tab that may stay closed.' },
    { text: 'Do not nest tabs.' },
  ],
}
