import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Helpful but optional information about a control: what happens next, a shortcut, the full date.',
    'Why a button is disabled. Use `aria-disabled`, so that it still takes the focus.',
  ],
  avoid: [
    'Anything that users must read, such as an error or a price: write it on the page.',
    'The name of an icon: `IconButton` has its `label`.',
    'A link, a button or more than two lines: use `Popover`.',
    'Help for a field: use its `hint`.',
  ],
  anatomy: [
    { part: 'Trigger', text: 'A single control with an accessible name.' },
    {
      part: 'Tooltip',
      text: 'At most 280 px wide, above the trigger; below if there is no room above.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the trigger and shows the tooltip.' },
    {
      keys: 'Escape',
      does: 'Hides the tooltip. The focus stays, and a dialog around it stays open.',
    },
  ],
  accessibility: [
    'The tooltip describes the trigger (`aria-describedby`), whether it is shown or not. It never replaces the name.',
    'It appears when the pointer rests for 400 ms, or at once on keyboard focus.',
    'It stays visible while the pointer is on the trigger or the tooltip.',
    'On touch, it does not appear; tapping activates the control.',
  ],
  dos: [
    { text: 'Write a short sentence without a full stop: “Makes all six fields public”.' },
    { text: 'Check that the page makes sense without tooltips: phones do not show them.' },
  ],
  donts: [
    { text: 'Do not repeat the name of the control. Screen readers would read it twice.' },
    { text: 'Do not add one to text that cannot be focused. Keyboard users cannot reach it.' },
  ],
}
