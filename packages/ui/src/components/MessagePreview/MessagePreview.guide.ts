import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A message that a decision sends, shown before it is sent.'],
  avoid: [
    'Messages that were exchanged: use `Timeline`.',
    'A message about the page: use `Notice`.',
  ],
  anatomy: [
    { part: 'To', text: 'Who receives it, and how.' },
    { part: 'Title', text: 'The subject.' },
    { part: 'Text', text: 'The whole message, with its line breaks.' },
  ],
  keyboard: [],
  accessibility: ['It is a region named by `label`.'],
  dos: [{ text: 'Show the text exactly as it is sent.', story: 'Default' }],
  donts: [{ text: 'Do not shorten the message. What is not shown cannot be checked.' }],
}
