import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The user’s applications for jobs: how far each has come, what happens next, and what employers see.',
  use: ['`/my-job-applications`; `?application=` opens one, `?job=` begins one.'],
  anatomy: [
    { part: 'Steps', text: 'What the applicant was told, and what may follow. Ended ones stop.' },
    { part: 'Task list', text: 'A draft: each section is saved by itself and opens the next one.' },
    { part: 'What employers see', text: 'CV, contact, blocked employers and reminders.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Opens or closes a section of a draft.' }],
  accessibility: ['The current step has `aria-current`.', 'Buttons name the job or the employer.'],
  dos: [{ text: 'Say what happens next, also when nothing does.' }],
  donts: [{ text: 'Do not show a decision before the applicant is told.' }],
  avoid: ['The applications that an employer received.'],
}
