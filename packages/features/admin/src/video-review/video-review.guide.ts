import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where an admin watches a video that waits for a decision, remarks on times in it, and decides.',
  use: ['To approve a video or an edit of it, to schedule it, or to ask for changes.'],
  avoid: ['To hide or remove a published video: the table of all videos does that.'],
  anatomy: [
    { part: 'What changed', text: 'The revision that readers see and the one that waits.' },
    { part: 'Video', text: 'With its captions, description and transcript.' },
    { part: 'Decision', text: 'Approve, or ask for changes with a reason and the remarks.' },
    {
      part: 'Remarks',
      text: 'Each at the player’s current time, or on the whole video.',
    },
    { part: 'On the site', text: 'Featured, comments, and the day from which it is public.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the player, the transcript and the decision.' }],
  accessibility: ['Each line of the transcript has a button that plays the video from there.'],
  dos: [{ text: 'Pause the video where something has to change, then add the remark.' }],
  donts: [{ text: 'Do not show remarks to the author before the decision is sent.' }],
}
