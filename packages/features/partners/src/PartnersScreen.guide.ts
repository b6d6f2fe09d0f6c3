import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'For those who put our search on their site: what it costs and weighs, a snippet made by choosing, and the docs of the tag.',
  use: [
    '`/partners`, for everybody; from the foot of every page and from Contact us.',
    'Where this server has no version of the script, there are the docs and no snippet that could not work.',
  ],
  avoid: [
    'The search on our own pages: Search, Box and results.',
    'Asking for a partner key: Contact us, with its topic chosen. The box works without one.',
  ],
  anatomy: [
    { part: 'In short', text: 'Size, version, cost, cookies, where it works.' },
    { part: 'Your choices', text: 'What it finds, how it looks, how it works.' },
    {
      part: 'Try it',
      text: 'The real box on the real search; what would open is told and stays closed.',
    },
    { part: 'Your snippet', text: 'The code of what was chosen, and “Copy”.' },
    {
      part: 'Docs',
      text: 'Attributes, events, custom properties, guides, terms; with a list of them.',
    },
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'On a choice: the one before and after; box and code follow at once.' },
    {
      keys: 'Enter Space',
      does: 'On Copy: copies the code, or selects it where copying is not allowed.',
    },
    { keys: '↓ ↑ Enter', does: 'In the box: as the search box everywhere.' },
  ],
  accessibility: [
    'Choices are in groups with a legend; the form is named “Your choices”.',
    'A brand’s colour that is hard to read is said to be, with its contrast.',
    'Copying says “Copied”, or “Selected: copy with Ctrl C”.',
    'The page leads on without scripts; the box needs them.',
  ],
  dos: [
    {
      text: 'Load the script of the newest version with its digest; leave the digest out where the snippet follows fixes.',
    },
    { text: 'Put into the snippet what was chosen, and nothing of what stays as it is.' },
    {
      text: 'Change attributes and properties in the docs with the widget: tests hold them together.',
    },
  ],
  donts: [
    { text: 'Do not let the box on this page lead away: a partner is trying it.' },
    { text: 'Do not let what was typed be anything but words in the code.' },
    { text: 'Do not offer a distance without a place.' },
  ],
}
