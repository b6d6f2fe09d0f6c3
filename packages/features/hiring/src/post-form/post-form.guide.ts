import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'One form for a job post, with the job beside it as job seekers see it.',
  use: [
    '`/job-post-form` starts a draft with the first change; `/edit-job-post/{id}` continues it.',
    'A draft saves itself. A live job is saved by a button, because applicants are emailed about some changes.',
  ],
  anatomy: [
    { part: 'Sections', text: 'Job, pay, closing date, duties, questions, screening.' },
    { part: 'Preview', text: 'The row of the list, and the page. Below the form on a phone.' },
    {
      part: 'Footer',
      text: 'Always in view: what is wrong, or what happens next, and the actions.',
    },
  ],
  keyboard: [{ keys: 'Enter, Arrow keys', does: 'In the menu of a question: moves it.' }],
  accessibility: [
    'After a failed submit the first field with a problem has the focus, and the footer announces how many there are.',
  ],
  dos: [{ text: 'Keep what was typed after every failure.' }],
  donts: [{ text: 'Do not accept a job without its pay.' }],
  avoid: ['Approving a job: Moderation.'],
}
