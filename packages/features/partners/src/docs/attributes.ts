import type { Definition } from './DefinitionList'

/** The attributes that `packages/widget` reads. */
export const attributes: readonly Definition[] = [
  {
    name: 'kind',
    text: 'What to search for.',
    values: '`all`, `schools`, `tuitions`, `activities`, `camps`, `workshops`',
    defaultValue: '`all`',
  },
  {
    name: 'place',
    text: 'Lists nearby results first. The name of a town or an area in India, a PIN code, or latitude and longitude separated by a comma.',
    defaultValue: 'all of India',
  },
  {
    name: 'radius',
    text: 'Kilometres around the place, a whole number from 1 to 100. Results farther away are not suggested.',
    defaultValue: 'farther results follow nearby ones',
  },
  { name: 'limit', text: 'Maximum number of suggestions, from 1 to 10.', defaultValue: '6' },
  {
    name: 'placeholder',
    text: 'Placeholder of the empty field. It does not replace the label, which is always present.',
    defaultValue: '`Name or place`, in the chosen language',
  },
  {
    name: 'theme',
    text: '`auto` follows the visitor’s system setting. Without the attribute, the search box follows the `color-scheme` of your page.',
    values: '`auto`, `light`, `dark`',
  },
  {
    name: 'lang',
    text: 'The language of the search box. Names of schools are not translated.',
    values: '`en`, `hi`',
    defaultValue: 'the `lang` of the surrounding element',
  },
  {
    name: 'target',
    text: 'Where a chosen page opens, as in a link. Inside a frame, use `_blank` or `_top`.',
    values: '`_self`, `_blank`, `_top`',
    defaultValue: '`_self`',
  },
  { name: 'partner', text: 'Your partner key, if you have one. See [keys](#keys).' },
  {
    name: 'api',
    text: 'Another base URL of the API, such as your own proxy. It must serve `/widget/suggestions`.',
    defaultValue: 'the site that serves the script',
  },
]
