import type { Term } from './Terms'

/** What the element takes, as `packages/widget` reads it. */
export const attributes: readonly Term[] = [
  {
    name: 'kind',
    text: 'What is found.',
    values: '`all`, `schools`, `tuitions`, `activities`, `camps`, `workshops`',
    otherwise: '`all`',
  },
  {
    name: 'place',
    text: 'Where: near ones come first. A town, an area or a PIN code of India by its name, or latitude and longitude with a comma between them.',
    otherwise: 'all of India',
  },
  {
    name: 'radius',
    text: 'Whole kilometres around the place, 1 to 100. Nothing farther away is suggested.',
    otherwise: 'farther ones follow the near ones',
  },
  { name: 'limit', text: 'The most suggestions, 1 to 10.', otherwise: '6' },
  {
    name: 'placeholder',
    text: 'Grey words in the empty field. They do not replace the label, which is always there.',
    otherwise: '`Name or place`, in the language',
  },
  {
    name: 'theme',
    text: '`auto` follows the reader’s system. Without the attribute the box follows the `color-scheme` of your page.',
    values: '`auto`, `light`, `dark`',
  },
  {
    name: 'lang',
    text: 'The language of the box. Names of schools stay as their owners write them.',
    values: '`en`, `hi`',
    otherwise: 'the `lang` of what is around it',
  },
  {
    name: 'target',
    text: 'Where a chosen page opens, as in a link. In a frame use `_blank` or `_top`.',
    values: '`_self`, `_blank`, `_top`',
    otherwise: '`_self`',
  },
  { name: 'partner', text: 'Your key, where you have one: see [keys](#keys).' },
  {
    name: 'api',
    text: 'Another address of the API, such as that of your own proxy. It answers `/widget/suggestions` below it.',
    otherwise: 'the site that the script came from',
  },
]
