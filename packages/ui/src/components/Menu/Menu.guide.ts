import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A button that opens a few links or actions: “Beyond School”, “Profile”, “More”.'],
  avoid: [
    'Choosing a value: use `Select`. A menu does not keep a selection.',
    'The pages of an account area: use `SideMenu`, which stays open.',
    'Up to three actions: use `Button`s if there is room. Hidden actions are used less.',
  ],
  anatomy: [
    { part: 'Button', text: 'Its label names the menu.' },
    {
      part: 'Panel',
      text: 'Opens below, or above if there is no room. Entries are 44 px high.',
    },
    {
      part: 'Entry',
      text: 'A link or an action, optionally with an icon. The current page is marked in marigold.',
    },
  ],
  keyboard: [
    { keys: 'Enter Space ↓ ↑', does: 'On the button: open the menu.' },
    { keys: '↓ ↑', does: 'Move from entry to entry, from the last to the first.' },
    { keys: 'Home End', does: 'Move to the first or last entry.' },
    { keys: 'A…Z', does: 'Move to the next entry that starts with the letter.' },
    { keys: 'Enter', does: 'Opens the link or runs the action, and closes the menu.' },
    { keys: 'Escape', does: 'Closes the menu. The focus returns to the button.' },
  ],
  accessibility: [
    'The button is announced as a menu button with its state; the panel is a menu named by it.',
    'Tab does not leave an open menu: Escape does.',
    'The current page is marked as current.',
    'Without JavaScript, or if the menu’s code fails to load, a native popover shows the links.',
  ],
  dos: [
    { text: 'Use labels that name a page or an action: “My Blogs”, “Logout”.' },
    { text: 'Put actions that cannot be undone last, away from frequent ones.' },
  ],
  donts: [
    { text: 'Do not nest menus. If you need two levels, use a page.' },
    { text: 'Do not put fields in it. The menu uses letter keys for navigation.' },
  ],
}
