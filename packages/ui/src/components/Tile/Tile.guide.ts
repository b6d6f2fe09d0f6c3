import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'An image with a title and a few words as a single link: updates, services, age groups.',
    '`TileList` around three or four: `beside` for news, `standing` for services, `window` for ages.',
  ],
  avoid: [
    'An article with a summary and buttons: use `ArticleCard`.',
    'A school or a product: use `SchoolCard` or `ProductCard`.',
    'Entries without images: use `IndexList`.',
  ],
  anatomy: [
    {
      part: 'Image',
      text: '88 px square beside the words, 3:2 above them, or an arched window.',
    },
    { part: 'Kicker', text: 'The subject and the date.' },
    { part: 'Figure', text: 'A large number: “2½–6”.' },
    { part: 'Title and detail', text: 'The title is an h3, or an h4 with `level={4}`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from tile to tile.' },
    { keys: 'Enter', does: 'Opens the link.' },
  ],
  accessibility: [
    'The link is named by all its text, so keep it short.',
    'Screen readers skip the image.',
    'Hindi titles get `lang="hi"` automatically. `TileSkeleton` is hidden.',
  ],
  dos: [
    { text: 'Use one variant in a list. The columns depend on it.' },
    {
      text: 'Use three or four tiles. They fit on one line if there is room, and stack on a phone.',
    },
  ],
  donts: [
    { text: 'Do not put buttons or links in a tile. The whole tile is a link.' },
    {
      text: 'Do not give a figure without its unit in the title or detail. “2½–6” alone is unclear.',
    },
  ],
}
