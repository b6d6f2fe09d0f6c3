import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Facilities that a school has, does not have or has not provided, by category.'],
  avoid: [
    'Facts with values and sources: use `FactTable`.',
    'Choosing facilities: use `FacetGroup` in a filter, `ChoiceList` in an editor.',
  ],
  anatomy: [
    {
      part: 'Groups',
      text: 'A heading (h3) and its list. Two columns on a phone, four from 1024 px.',
    },
    { part: 'Line', text: 'A tick, a dash or a question mark, then the name.' },
  ],
  keyboard: [],
  accessibility: [
    'The words tell the state: “Swimming pool: none”, “Staff police checks, Not provided”. Marks only repeat it.',
    'Give the section an h2 above; the groups’ headings are h3.',
    '`lang` marks a name in another language.',
  ],
  dos: [
    { text: 'Show what is not there too. A parent looks for the pool, and for its absence.' },
    {
      text: 'Use `null` if not provided, `false` only where it is known that there is none.',
    },
  ],
  donts: [
    {
      text: 'Do not turn a missing answer into “none”. It accuses a school of what we did not ask.',
    },
    {
      text: 'Do not sort what is there to the top. In one order two schools can be held side by side.',
    },
  ],
}
