import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['How urgent a case of a queue is, in a table or a list.'],
  avoid: ['How far a process has come: use `StageMark`.', 'A measured share: use `Meter`.'],
  anatomy: [
    { part: 'Bars', text: 'One, two or three are filled.' },
    { part: 'Word', text: 'Always beside the bars; heavier with the priority.' },
  ],
  keyboard: [],
  accessibility: ['The bars are hidden from screen readers, which read the word.'],
  dos: [{ text: 'Show why a case has its priority where the case is open.', story: 'Levels' }],
  donts: [{ text: 'Do not colour the bars. Red is for what is late or wrong.' }],
}
