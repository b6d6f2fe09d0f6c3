import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'One newsletter to read.',
  use: ['`/newsletters/{slug}`, from the archive, from a mail, from whoever shares it.'],
  avoid: [
    'What one writer says of one topic: Blogs.',
    'An issue that is not there leads to “Page not found”.',
  ],
  anatomy: [
    { part: 'Head', text: 'The way back, number and day, title, summary, Share and Print.' },
    { part: 'Text', text: 'In a measure that the eye can follow.' },
    { part: 'Other newsletters', text: 'The one after it, the one before it, all of them.' },
    {
      part: 'Get it by email',
      text: 'The form of the archive. Its code comes when a reader comes near.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'In the email: subscribes.' }],
  accessibility: [
    'The text is an article named by its title, with headings in order.',
    'Before and after are a navigation of their own.',
  ],
  dos: [
    { text: 'Lead to the issues before and after it, where there are any.' },
    { text: 'Keep the room of the form until its code has come.' },
  ],
  donts: [
    { text: 'Do not ask anybody to subscribe before they may read.' },
    { text: 'Do not let a text bring its own styles or scripts.' },
  ],
}
