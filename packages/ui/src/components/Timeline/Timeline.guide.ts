import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'What happened to one thing, in its order: messages of an enquiry, steps of an application, an audit history.',
  ],
  avoid: [
    'Dates of a procedure that is the same for all: use `DateLine`.',
    'How far a person has come in a form: use `Meter` or `GuideBar`.',
    'Many things with a date each: that is a table.',
  ],
  anatomy: [
    {
      part: 'Mark',
      text: 'A ring for what happened, filled for what somebody wrote or decided (`key`), marigold for now, grey for what comes next, leaf and brick for how a decision went. An icon takes its place.',
    },
    { part: 'Line', text: 'From mark to mark; dotted to what is still to come.' },
    {
      part: 'Title and actor',
      text: 'What happened and who did it, or who wrote and in which role.',
    },
    {
      part: 'Date',
      text: 'In words, at the end of the line; under the title where it does not fit.',
    },
    { part: 'Body', text: 'What was written, what changed, buttons.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through the links and buttons in the bodies.' }],
  accessibility: [
    'It is an ordered list with a name. Title, actor and date are read in this order.',
    'Marks are not read. What they say must stand in words: “Photo rejected”, “Reply due”.',
    'Titles and dates in Hindi are marked as such by themselves; mark the language of what people wrote yourself.',
  ],
  dos: [
    {
      text: 'Put the oldest first where people write to each other, the latest first in an audit history.',
    },
    {
      text: 'Mark as `key` only what people wrote or decided. The rest is a ring.',
      story: 'Enquiry',
    },
  ],
  donts: [
    {
      text: 'Do not write “3 days ago” alone. In an audit history the date matters.',
      story: 'AuditHistory',
    },
    { text: 'Do not mark more than one event as `now`.' },
  ],
}
