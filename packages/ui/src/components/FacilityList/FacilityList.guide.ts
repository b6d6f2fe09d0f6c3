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
    'The text states the availability: “Swimming pool: none”, “Staff police checks, Not provided”. The icons only repeat it.',
    'Put an h2 above the section; the groups’ headings are h3.',
    '`lang` marks a name in another language.',
  ],
  dos: [
    { text: 'Also list facilities that the school does not have. Parents want to know that too.' },
    {
      text: 'Use `null` if not provided, and `false` only if the school is known not to have it.',
    },
  ],
  donts: [
    {
      text: 'Do not turn a missing answer into “none”. That would be a false claim about the school.',
    },
    {
      text: 'Do not sort available facilities to the top. A fixed order makes schools easy to compare.',
    },
  ],
}
