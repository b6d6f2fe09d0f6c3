import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A button that opens a few places to go or things to do: “Beyond School”, “Profile”, “More”.',
  ],
  avoid: [
    'Choosing a value: use `Select`. A menu does not keep what was chosen.',
    'The entries of a site that is managed: use `SideMenu`, which stays open.',
    'Up to three things with room for them: use `Button`s. What is hidden is used less.',
  ],
  anatomy: [
    { part: 'Button', text: 'Its words name the menu.' },
    {
      part: 'Panel',
      text: 'Opens beneath or above, and turns over where there is no room. 44 px an entry.',
    },
    {
      part: 'Entry',
      text: 'A link or an action, perhaps with an icon. The page shown is marked in marigold.',
    },
  ],
  keyboard: [
    { keys: 'Enter Space ↓ ↑', does: 'On the button: open the menu.' },
    { keys: '↓ ↑', does: 'Go from entry to entry, around the ends.' },
    { keys: 'Home End', does: 'Go to the first and the last entry.' },
    { keys: 'A…Z', does: 'Go to the next entry that begins so.' },
    { keys: 'Enter', does: 'Follows or does it, and closes.' },
    { keys: 'Escape', does: 'Closes. The button has the focus.' },
  ],
  accessibility: [
    'The button is announced as a menu button with its state; the panel is a menu named by it.',
    'Tab does not leave an open menu: Escape does.',
    'The current page is marked as current.',
    'Without scripts, or where the menu’s code does not come, the browser’s own popover shows the links.',
  ],
  dos: [
    { text: 'Use words that name a place or an act: “My Blogs”, “Logout”.' },
    { text: 'Put what cannot be taken back last, apart from what is pressed daily.' },
  ],
  donts: [
    { text: 'Do not nest menus. Two levels are one page.' },
    { text: 'Do not put fields into it. Keys that move in a menu are letters in a field.' },
  ],
}
