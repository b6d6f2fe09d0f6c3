import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'For sites that embed our search: cost and size, a snippet builder, and the documentation of the tag.',
  use: [
    '`/partners`, public; linked from the footer of every page and from Contact us.',
    'If this server has no release of the script, the page shows only the documentation.',
  ],
  avoid: [
    'For the search on our own pages, see Search, Box and results.',
    'To request a partner key, use Contact us with its topic preselected. The search box also works without a key.',
  ],
  anatomy: [
    { part: 'At a glance', text: 'Size, version, cost, cookies, compatibility.' },
    { part: 'Your choices', text: 'Results, appearance and behaviour.' },
    {
      part: 'Try it',
      text: 'The real search box with real results. Links are shown instead of opened.',
    },
    { part: 'Your snippet', text: 'The code for the current choices, and “Copy”.' },
    {
      part: 'Docs',
      text: 'Attributes, events, custom properties, guides, policies; with a table of contents.',
    },
  ],
  keyboard: [
    {
      keys: '↑ ↓',
      does: 'On a choice: selects the previous or next option. The preview and the code update at once.',
    },
    {
      keys: 'Enter Space',
      does: 'On Copy: copies the code, or selects it if the browser does not allow copying.',
    },
    { keys: '↓ ↑ Enter', does: 'In the search box: as in every search box.' },
  ],
  accessibility: [
    'Choices are grouped with legends; the form is named “Your choices”.',
    'A warning with the contrast ratio appears when a brand colour is hard to read.',
    'After copying, a status says “Copied” or “Selected. Press Ctrl+C to copy”.',
    'The page works without JavaScript, but the search box needs it.',
  ],
  dos: [
    {
      text: 'Load the script of the latest release with its integrity hash. Leave the hash out if the snippet follows updates.',
    },
    { text: 'Put only non-default choices into the snippet.' },
    {
      text: 'Change attributes and properties in the docs together with the widget: tests compare them.',
    },
  ],
  donts: [
    { text: 'Do not let the preview navigate away: the partner is trying it out.' },
    { text: 'Do not let entered text become anything but text in the code.' },
    { text: 'Do not offer a distance without a place.' },
  ],
}
