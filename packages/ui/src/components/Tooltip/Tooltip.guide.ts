import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A sentence about a control that helps but is not needed: what happens next, a shortcut, the full date.',
    'Why a button cannot be pressed now. Use `aria-disabled`, so that it still takes the focus.',
  ],
  avoid: [
    'Anything that a user must read, such as an error or a price: write it on the page.',
    'The name of an icon: `IconButton` has its `label`.',
    'A link, a button or more than two lines: use `Popover`.',
    'Help for a field: use its `hint`.',
  ],
  anatomy: [
    { part: 'Trigger', text: 'One control with a name of its own.' },
    {
      part: 'Tip',
      text: 'At most 280 px wide, above the trigger; below where there is no room above.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the trigger and shows the tip.' },
    { keys: 'Escape', does: 'Hides the tip. The focus stays, and a dialog around it stays open.' },
  ],
  accessibility: [
    'The tip describes the trigger (`aria-describedby`), whether it is shown or not. It never replaces the name.',
    'It shows after 400 ms of rest, so that it does not follow a moving pointer; on keyboard focus at once.',
    'The pointer can move onto the tip, and it stays as long as the pointer does.',
    'A touch does what the control does and shows no tip.',
  ],
  dos: [
    { text: 'Write a short sentence without a full stop: “Makes all six fields public”.' },
    { text: 'Check the page without its tips. It must still make sense: phones show none.' },
  ],
  donts: [
    { text: 'Do not repeat the name of the control. Screen readers would read it twice.' },
    { text: 'Do not put one on text that takes no focus. The keyboard never reaches it.' },
  ],
}
