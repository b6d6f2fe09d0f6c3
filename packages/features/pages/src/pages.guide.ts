import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The static pages about EdBazaar: about us, careers, privacy, terms.',
  use: [
    '`/about-us`, `/careers`, `/privacy`, `/terms`, for everyone; linked from MORE in the menu and from the footer of every page.',
    'A new text page: as data for `Article`, in its own folder.',
  ],
  avoid: [
    'Jobs at schools: Listings, Jobs.',
    'Regular reading for parents: Blogs, Newsletters.',
    'A question to the team: Contact us.',
  ],
  anatomy: [
    { part: 'Head', text: 'Title, standfirst, and the date of the last change where it matters.' },
    { part: 'Contents', text: 'The sections, beside the text.' },
    { part: 'Sections', text: 'Paragraphs, lists, and two-column tables.' },
    {
      part: 'Careers',
      text: 'Openings at EdBazaar, or a note that there are none, and a link to jobs at schools.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the contents, then the links in the text.' },
    { keys: 'Enter', does: 'On a section link: jumps to the section. The URL can be shared.' },
  ],
  accessibility: [
    'Each section is labelled by its heading. The contents are a navigation named “On this page”.',
    'The first column of a table holds row headers.',
    'The pages work without scripts.',
  ],
  dos: [
    {
      text: 'Update the text about ranking together with the ranking code. A test checks the points.',
    },
    { text: 'Describe only what this site has configured: analytics, Google, a jobs site.' },
    { text: 'Write in plain language: a right, a rule, a number of days.' },
  ],
  donts: [
    { text: 'Do not give a text page its own layout.' },
    { text: 'Do not promise anything that the code does not do.' },
    { text: 'Do not rename the id of a section: other sites may link to it.' },
  ],
}
