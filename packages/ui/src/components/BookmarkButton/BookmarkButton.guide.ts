import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Wherever a school, a product, a job or an article can be bookmarked: at the end of a row, under a card, on its own page.',
    'Without `text` in a list, where the column heading says “Bookmark”. With `text` on the record’s own page.',
  ],
  avoid: [
    'Choosing for a comparison: use a `Button` with `pressed` and the scale icon. A comparison has at most four entries.',
    'A setting: use `Switch`.',
  ],
  anatomy: [
    { part: 'Mark', text: 'An outline; filled while it is bookmarked.' },
    {
      part: 'Label',
      text: 'Beside the mark where there is room. It does not change with the state, so the button keeps its width.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter, Space', does: 'Adds or removes the bookmark.' },
  ],
  accessibility: [
    'It is a toggle button: “Bookmark Vidya Niketan, pressed”. The name stays the same and only the state changes.',
    'The tooltip shows the name. While it is bookmarked, set `title` to what pressing it does: “Remove the bookmark”.',
    'It is 44 by 44 px without a label.',
  ],
  dos: [
    {
      text: 'Begin `label` with `text`, so that voice control users can say what they see.',
    },
    {
      text: 'Fill the icon at once. If saving fails, revert it and show a `Toast`.',
    },
  ],
  donts: [
    {
      text: 'Do not ask for confirmation before removing a bookmark. It can be added again with one press.',
    },
    {
      text: 'Do not disable it for visitors. When they press it, ask them to sign in, then save the bookmark.',
    },
  ],
}
