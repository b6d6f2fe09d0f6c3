import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where an author writes a blog, submits it, and answers the comments of its reviewer.',
  use: ['For the blogs of signed-in users with the `blogs` permission.'],
  avoid: ['For newsletters: admins write those together.'],
  anatomy: [
    { part: 'Bar', text: 'The way back, what is saved, the length, and the actions.' },
    { part: 'Notices', text: 'What stops the text from being saved, and the state of its review.' },
    { part: 'Text', text: 'Cover, title, topic, tags and body, in one column.' },
    { part: 'Beside the text', text: 'The comments of a reviewer, and what is missing.' },
    { part: 'Settings', text: 'URL, summary, schedule, labels, review and revisions.' },
  ],
  keyboard: [
    { keys: 'Enter ,', does: 'In the field for tags: add the tag.' },
    { keys: 'Ctrl+Alt+2 Ctrl+Alt+3', does: 'In the text: heading and subheading.' },
  ],
  accessibility: [
    'The state of saving is announced. Images need an alt text before the blog is submitted.',
  ],
  dos: [{ text: 'Keep what was typed after every failure, also in the browser.' }],
  donts: [{ text: 'Do not change the text that readers see before an admin has approved it.' }],
}
