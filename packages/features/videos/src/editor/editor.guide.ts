import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where an author uploads a video, adds captions, submits it, and answers the remarks of its reviewer.',
  use: ['For discussions and principal talks of signed-in users with the `blogs` permission.'],
  avoid: ['For contests: admins set those up.'],
  anatomy: [
    { part: 'Bar', text: 'The way back, what is saved, and the actions.' },
    {
      part: 'Notices',
      text: 'What stops the video from being saved, and the state of its review.',
    },
    { part: 'Video', text: 'The upload, which can be paused and goes on after a reload.' },
    {
      part: 'Captions',
      text: 'WebVTT in up to three languages; the first ones are the transcript.',
    },
    { part: 'Beside the form', text: 'The remarks of a reviewer, and what is missing.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the form in the order that it is read.' }],
  accessibility: [
    'Captions and a transcript are required. The progress of an upload is announced as a progress bar.',
  ],
  dos: [{ text: 'Name the line of a mistake in captions, and what to write instead.' }],
  donts: [{ text: 'Do not resend parts of the file that the server already has.' }],
}
