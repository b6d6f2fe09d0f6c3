import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['One answer out of a few that are known: the order of a list, a type of school, a state.'],
  avoid: [
    'Several answers: use `FacetGroup` or `ChoiceList`.',
    'More than some thirty answers that people know by name: let them type, as in `PlaceField`.',
    'Two answers: use `Switch` or `Checkbox`.',
    'Things to do: use `Menu`.',
  ],
  anatomy: [
    { part: 'Label', text: 'Above, before, or for screen readers alone.' },
    { part: 'Field', text: 'The answer in use and an arrow.' },
    { part: 'List', text: 'The platform’s own, so that it is native on every phone.' },
    { part: 'Hint and error', text: 'Beneath.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field.' },
    { keys: '↓ ↑', does: 'Change the answer, or move in the open list.' },
    {
      keys: 'Enter Space',
      does: 'Open the list and take the answer. Which of them opens is the platform’s choice.',
    },
    { keys: 'A…Z', does: 'Go to the next answer that begins so.' },
    { keys: 'Escape', does: 'Closes the list.' },
  ],
  accessibility: [
    'It is a native select; hint and error describe it.',
    'Answers that cannot be chosen now are marked as disabled.',
  ],
  dos: [
    { text: 'Begin with an answer, not with “Please select”, where one is usual.' },
    { text: 'Sort answers as people look for them: by size, by time, else by name.' },
  ],
  donts: [
    {
      text: 'Do not send the form by itself on a change. Who goes through the answers with the arrows never arrives.',
    },
    { text: 'Do not write more than a line per answer. Phones cut the rest.' },
  ],
}
