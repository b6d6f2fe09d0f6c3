import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The pages that say who we are and by which rules: about us, careers, privacy, terms.',
  use: [
    '`/about-us`, `/careers`, `/privacy`, `/terms`, for everybody; from MORE in the menu and the foot of every page.',
    'A new page of words: as data for `Article`, in a folder of its own.',
  ],
  avoid: [
    'Posts at schools: Listings, Jobs.',
    'What parents read month after month: Blogs, Newsletters.',
    'A question to a person: Contact us.',
  ],
  anatomy: [
    { part: 'Head', text: 'Title, standfirst, and when it was last changed where that matters.' },
    { part: 'Contents', text: 'The sections, beside the text.' },
    { part: 'Sections', text: 'Paragraphs, lists, and tables of two columns.' },
    {
      part: 'Careers',
      text: 'Openings at EdBazaar, or that there are none, and the way to posts at schools.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the contents, then the links in the text.' },
    { keys: 'Enter', does: 'On a section: leads to it, and its address can be shared.' },
  ],
  accessibility: [
    'Each section is named by its heading; the contents are a navigation named “On this page”.',
    'A table’s first column are its heads.',
    'The words need no scripts.',
  ],
  dos: [
    {
      text: 'Change what is said of ranking with the code that ranks; a test holds the points to it.',
    },
    { text: 'Say of privacy what this site is configured for: counting, Google, a jobs site.' },
    { text: 'Write as one speaks: a right, a rule, a number of days.' },
  ],
  donts: [
    { text: 'Do not set a page of words in a layout of its own.' },
    { text: 'Do not promise what no code keeps.' },
    { text: 'Do not rename a section’s id: others link to it.' },
  ],
}
