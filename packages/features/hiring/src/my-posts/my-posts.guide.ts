import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The jobs that the user’s schools and stores post: status, figures and what can be done next.',
  use: ['`/my-job-post`, from Hiring in the side menu.'],
  anatomy: [
    { part: 'Tabs', text: 'One per status, with its count. Closed has filled jobs too.' },
    { part: 'Row', text: 'Title, listing and pay; the status with its date and reason; figures.' },
    { part: 'Menu', text: 'Only changes that the server allows (`next_statuses`).' },
  ],
  keyboard: [{ keys: 'Enter, Arrow keys', does: 'Opens the menu of a row and moves in it.' }],
  accessibility: ['Menus name the job: “Actions for PGT Mathematics”.'],
  dos: [{ text: 'Ask before a job is closed, marked as filled or deleted.' }],
  donts: [{ text: 'Do not show exact views below five.' }],
  avoid: ['The applications of a job.'],
}
