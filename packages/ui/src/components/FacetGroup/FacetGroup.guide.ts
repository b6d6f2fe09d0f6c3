import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One question of a list’s filters: board, type, facilities; with the number of results beside each answer.',
  ],
  avoid: [
    'An owner answering for a school: use `ChoiceList`, which saves and can ask for new values.',
    'From this to that: use `RangeField`. Up to how far: use `SliderField`.',
    'Showing what is chosen over the list: use `Chip`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The question.' },
    {
      part: 'Answers',
      text: 'A `Checkbox` each with its count. Five stand open (`visibleCount`).',
    },
    {
      part: 'Fold',
      text: '“3 more”. What is ticked at first is never folded; one answer alone is not either.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from answer to answer, and to the fold.' },
    { keys: 'Space', does: 'Ticks, or takes the tick away.' },
    { keys: 'Enter', does: 'On the fold: unfolds it, as Space does.' },
  ],
  accessibility: [
    'It is a group named by its question: “Board, group. CBSE 34, checkbox”.',
    'A folded answer that is ticked stays where it is, and so does the focus.',
    'Without `onSelectedChange` it works in a plain GET form, before scripts have loaded.',
  ],
  dos: [
    {
      text: 'Pass counts that hold beside the other filters. A promised 14 that turns out 0 is not believed again.',
    },
    { text: 'Sort by count, then keep the order while the reader chooses.' },
  ],
  donts: [
    {
      text: 'Do not leave out answers with 0 while the reader is at it. The line under the finger would be another.',
    },
    { text: 'Do not use it for answers that exclude each other. Ticks say “and”.' },
  ],
}
