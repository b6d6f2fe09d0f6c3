import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One answer out of two to six, if users should see all of them before choosing.',
    'A decision in which each answer needs a sentence about its effect.',
  ],
  avoid: [
    'More than six answers, or answers that everyone knows: use `Select`.',
    'Several answers at once: use `Checkbox` or `FacetGroup`.',
    'Something that is on or off and takes effect at once: use `Switch`.',
    'Changing what the page shows below: use `Tabs`.',
  ],
  anatomy: [
    { part: 'Legend', text: 'The question. It can be for screen readers alone.' },
    { part: 'Hint', text: 'How to answer, in one sentence.' },
    { part: 'Option', text: 'A circle of 20 px and a label; the whole line is the target.' },
    { part: 'Result', text: 'The effect of choosing the option, under its label (`hint`).' },
    { part: 'Below', text: 'A field that only this option needs, shown while it is chosen.' },
    { part: 'Error', text: 'What is wrong and how to correct it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option, or to the first.' },
    { keys: '↓ → ↑ ←', does: 'Choose the next or previous option, from the last to the first.' },
    { keys: 'Space', does: 'Chooses the focused option.' },
  ],
  accessibility: [
    'Native radio buttons in a fieldset with the role `radiogroup`, named by the legend.',
    'The hint and the error describe the group; an option’s hint describes that option.',
    'Hindi labels get `lang="hi"` automatically.',
    'In forced colours the browser draws the circle.',
  ],
  dos: [
    { text: 'Preselect the usual answer if a wrong guess does no harm.' },
    { text: 'Start the labels alike and put the difference first: “Merge with …”, “Add as new”.' },
  ],
  donts: [
    { text: 'Do not preselect consent or a payment.' },
    { text: 'Do not save on each change. Arrow keys select every option they pass.' },
  ],
}
