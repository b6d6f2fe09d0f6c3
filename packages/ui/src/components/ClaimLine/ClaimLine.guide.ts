import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Above a case that one person at a time works on.'],
  avoid: ['Any other message about a page: use `Notice`.'],
  anatomy: [
    { part: 'Title', text: 'Who has the case. A padlock precedes your own claim.' },
    { part: 'Text', text: 'The time that is left. For others also what they can do meanwhile.' },
    { part: 'Actions', text: 'At the end of your own line; below the text of another’s.' },
  ],
  keyboard: [],
  accessibility: ['It is a `status`, so that screen readers announce when a claim changes.'],
  dos: [{ text: 'Say when the claim ends by itself.', story: 'Own' }],
  donts: [
    { text: 'Do not hide the case from others. They can read it, and their buttons are disabled.' },
  ],
}
