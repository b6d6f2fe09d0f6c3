import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'An image with a title and a few words, and all of it one link: updates, services, ages.',
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
    { part: 'Kicker', text: 'What it is about, and when it came.' },
    { part: 'Figure', text: 'Large: “2½–6”.' },
    { part: 'Title and detail', text: 'The title is an h3, or an h4 with `level={4}`.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from tile to tile.' },
    { keys: 'Enter', does: 'Opens it.' },
  ],
  accessibility: [
    'The link is named by all its words, so keep them few.',
    'The image is not read.',
    'A title in Hindi is marked as such by itself. `TileSkeleton` is hidden.',
  ],
  dos: [
    { text: 'Use one look in a list. Columns are reckoned for it.' },
    {
      text: 'Give three or four. They share one line where there is room, and stand beneath each other on a phone.',
    },
  ],
  donts: [
    { text: 'Do not put buttons or links into a tile. It is one link already.' },
    {
      text: 'Do not give a figure without its unit in the title or detail. “2½–6” alone might be anything.',
    },
  ],
}
