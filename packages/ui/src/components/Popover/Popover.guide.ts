import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A few controls that belong to one button and are not always needed: which columns a table shows, a filter with two fields.',
    'A short explanation with a link, which a `Tooltip` cannot hold.',
  ],
  avoid: [
    'A list of actions or links: use `Menu`, which has the keys of a menu.',
    'A form with several fields, or a decision: use `Dialog`, which keeps the focus.',
    'A few words about a button: use `Tooltip`.',
    'One value out of a list: use `Select`.',
  ],
  anatomy: [
    { part: 'Trigger', text: 'A `Button` or an `IconButton`. Pressing it again closes the panel.' },
    {
      part: 'Panel',
      text: '216 to 360 px wide, below the trigger. It flips if there is no room and stays inside the window.',
    },
    { part: 'Content', text: 'Anything but a `Dialog`. A function receives `close`.' },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On the trigger: open or close the panel.' },
    { keys: 'Tab', does: 'Moves through the panel, then on to the page. Leaving it closes it.' },
    { keys: 'Escape', does: 'Closes the panel and returns the focus to the trigger.' },
  ],
  accessibility: [
    'The panel has the role `dialog` and is named by `label`. It is not modal.',
    'The trigger says that it opens a dialog, and whether it is open.',
    'The focus moves to the panel when it opens, or to `initialFocus`.',
    'Inside a `Dialog`, Escape closes the panel first.',
    'Before JavaScript has loaded, the browser opens and closes it.',
  ],
  dos: [
    { text: 'Apply each change at once, or end with one button that applies and closes.' },
    { text: 'Give the panel the name of its trigger.' },
  ],
  donts: [
    { text: 'Do not open it automatically. Unexpected panels get in the way.' },
    { text: 'Do not hide an action in it on phones if it is a button on wide screens.' },
  ],
}
