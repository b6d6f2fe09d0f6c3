import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Wherever a school, a product, a job or an article can be bookmarked: at the end of a row, under a card, on its own page.',
    'Without `text` in a list, where the head of the column says “Bookmark”. With `text` on the page of the thing.',
  ],
  avoid: [
    'Choosing for a comparison: use a `Button` with `pressed` and the scale icon. A comparison is a tray of four, not a list.',
    'A setting: use `Switch`.',
  ],
  anatomy: [
    { part: 'Mark', text: 'An outline; filled while it is bookmarked.' },
    {
      part: 'Label',
      text: 'Beside the mark where there is room. They do not change with the state, so the button keeps its width.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter, Space', does: 'Adds or removes the bookmark.' },
  ],
  accessibility: [
    'It is a toggle button: “Bookmark Vidya Niketan, pressed”. The name stays and the state changes, so it is never said twice.',
    'The tip shows the name; while it is bookmarked give `title` what a press does now: “Remove the bookmark”.',
    'It is 44 by 44 px where the mark stands alone.',
  ],
  dos: [
    {
      text: 'Begin `label` with `text`, so that voice control users can say what they see.',
    },
    {
      text: 'Fill the mark at once and take it back if saving fails, with a `Toast` that says so.',
    },
  ],
  donts: [
    { text: 'Do not ask before a bookmark is removed. One more press brings it back.' },
    {
      text: 'Do not disable it for visitors. Let them press, ask them to sign in and save the bookmark then.',
    },
  ],
}
