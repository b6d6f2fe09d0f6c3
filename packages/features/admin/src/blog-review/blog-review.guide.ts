import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where an admin reads a blog that waits for a decision, comments on places in it, and decides.',
  use: ['To approve a blog or an edit of it, or to ask for changes.'],
  avoid: ['To hide or remove a published blog: the table of all blogs does that.'],
  anatomy: [
    { part: 'What changed', text: 'The revision that readers see and the one that waits.' },
    { part: 'Text', text: 'By paragraphs, each with its change and a button to comment on it.' },
    { part: 'Decision', text: 'Approve, or ask for changes with a reason and the comments.' },
    { part: 'On the site', text: 'Featured, and the time from which it is public.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the paragraphs’ buttons and the decision.' }],
  accessibility: ['New and removed paragraphs say so in words.'],
  dos: [{ text: 'Quote the words that a comment is about.' }],
  donts: [{ text: 'Do not show comments to the author before the decision is sent.' }],
}
