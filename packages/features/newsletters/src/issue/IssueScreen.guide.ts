import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'One issue of the newsletter.',
  use: ['`/newsletters/{slug}`, from the archive, from an email or from a shared link.'],
  avoid: [
    'Articles on a single topic: see Blogs.',
    'A slug that does not exist shows “Page not found”.',
  ],
  anatomy: [
    { part: 'Heading', text: 'Breadcrumb, number and date, title, summary, Share and Print.' },
    { part: 'Text', text: 'In a readable line length.' },
    { part: 'Other newsletters', text: 'The next issue, the previous issue and the archive.' },
    {
      part: 'Get it by email',
      text: 'The form of the archive. Its code loads on the first interaction with it.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'In the email field: subscribes.' }],
  accessibility: [
    'The text is an article named by its title, with headings in order.',
    'Next and previous issue are in their own navigation landmark.',
  ],
  dos: [
    { text: 'Link to the next and the previous issue where they exist.' },
    { text: 'Reserve the space of the form until its code has loaded.' },
  ],
  donts: [
    { text: 'Do not ask readers to subscribe before they can read.' },
    { text: 'Do not allow styles or scripts in the text of an issue.' },
  ],
}
