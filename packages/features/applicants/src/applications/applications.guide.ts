import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The applications for a job: a list by stage or a board, and one application with answers, CV, messages, interview, scores and notes.',
  use: [
    '`/job-post/{id}/applications` for one job, `/all-job-applications` for all of the user.',
    '`/dashboard/admin/job-applications/{id}` for admins, who only read.',
  ],
  avoid: ['What applicants see: another flow.'],
  anatomy: [
    { part: 'Head', text: 'The job with pay and closing date, search, list or board, CSV.' },
    { part: 'Stages', text: 'With counts, and the decisions that were not sent.' },
    { part: 'List', text: 'Score, experience, expected pay, and what needs attention.' },
    { part: 'Application', text: 'Job requirements, answers, cover letter, CV, messages.' },
    { part: 'Review', text: 'Interview, contact details, scorecard, notes and history.' },
    { part: 'Bulk bar', text: 'Moves the selected applications, or sends their decisions.' },
  ],
  keyboard: [
    { keys: 'J K', does: 'Opens the next or the previous application.' },
    { keys: 'X', does: 'Selects the open application.' },
    { keys: 'Esc', does: 'Goes back to the list.' },
    { keys: 'Space', does: 'On a card of the board: picks it up and drops it.' },
  ],
  accessibility: [
    'Every move of the board is also in the field and the menu of an application.',
    'Stages have a shape and a word.',
  ],
  dos: [
    { text: 'Decide quietly, then send the decisions together.' },
    { text: 'Say “not taken forward”, with reasons and a next step.' },
  ],
  donts: [{ text: 'Do not show who an applicant of a blind job is before the shortlist.' }],
}
