import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Beside a form with more than five sections, in `beside` of `Dialog`. Below 1024 px a `JumpMenu` takes its place.',
  ],
  avoid: [
    'A page with its own URL: use `JumpBar`, whose links can be shared.',
    'The steps of a task in a fixed order: show one step at a time.',
    'Pages of one area: use `SideMenu`.',
  ],
  anatomy: [
    {
      part: 'Links',
      text: 'The sections in their order, 36 px high. Parts of a section are indented.',
    },
    {
      part: 'Mark',
      text: 'A marigold line and a tint at the section in view, if `current` is given.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Goes to the section; the next Tab continues from there.' },
  ],
  accessibility: [
    'It is a navigation called “On this page”.',
    'The section in view is marked as current. `useCurrentTarget` finds it: the section with the focus, or the one at the top.',
    'A press focuses the section, so that screen readers read its heading if `aria-labelledby` names it.',
    'A list that is higher than its space scrolls, and the current link stays in view.',
  ],
  dos: [
    { text: 'Use the text of the headings.' },
    { text: 'Put it after the form in the order of focus, as `beside` of `Dialog` does.' },
  ],
  donts: [
    { text: 'Do not show the list alone: on a phone there is no space beside the form.' },
    { text: 'Do not animate scrolling. Motion makes some users feel ill.' },
  ],
}
