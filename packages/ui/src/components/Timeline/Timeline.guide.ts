import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The history of an enquiry, an application or a listing: messages, steps, audit entries.'],
  avoid: [
    'Dates of a procedure that is the same for everyone: use `DateLine`.',
    'Progress in a form: use `Meter` or `GuideBar`.',
    'Many records with a date each: use a table.',
  ],
  anatomy: [
    {
      part: 'Mark',
      text: 'A ring for an event, filled for a message or decision (`key`), marigold for now, grey for the next step, green and red for the result of a decision. An icon replaces it.',
    },
    { part: 'Line', text: 'Connects the marks. Dotted before the next step.' },
    { part: 'Title and actor', text: 'What happened and who did it.' },
    { part: 'Date', text: 'At the end of the line, or below the title if there is no room.' },
    { part: 'Body', text: 'The message, the changes, buttons.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through links and buttons in the events.' }],
  accessibility: [
    'It is an ordered list with a name. Screen readers read the title, the actor, then the date.',
    'Screen readers skip the marks. The title must say the state: “Photo rejected”, “Reply due”.',
    'Hindi titles and dates get `lang="hi"` automatically. Set the language of messages yourself.',
  ],
  dos: [
    {
      text: 'Put the oldest message first in a conversation and the newest entry first in an audit log.',
    },
    { text: 'Use `key` only for messages and decisions.', story: 'Enquiry' },
  ],
  donts: [
    {
      text: 'Do not write only “3 days ago” in an audit log. The date matters.',
      story: 'AuditHistory',
    },
    { text: 'Do not mark more than a single event as `now`.' },
  ],
}
