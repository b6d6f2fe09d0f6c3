import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A blog or a newsletter in a list: what it is about, its title, and why to read it.',
    '`lead` once, at the top of a front page. `standing` for the others in a `CardGrid`. `beside` in a narrow column or under a school.',
  ],
  avoid: [
    'A video: use `VideoCard`, which tells its length.',
    'A few words and an image on the home page: use `Tile`, which is one link without buttons.',
    'A school or a product: use `SchoolCard` or `ProductCard`, which show facts in a fixed order.',
  ],
  anatomy: [
    { part: 'Image', text: '3:2, or square in `beside`. No text over it.' },
    { part: 'Kicker', text: 'The subject and the day: “Fees, 10 November”.' },
    { part: 'Title', text: 'A heading, and the only link.' },
    {
      part: 'Summary',
      text: 'A sentence or two. Hidden on a phone in `standing` and always in `beside`, where only the title shows.',
    },
    {
      part: 'Footer',
      text: 'The byline and its buttons, then additional content such as a note.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the title, then to each button at the bottom.' },
    { keys: 'Enter', does: 'Opens the article.' },
  ],
  accessibility: [
    'The image has an empty alternative text: it repeats what the title says.',
    'The title is an h3, or an h2 with `level={2}`. Choose it by the heading above the list, not by size.',
    'Without `href` the title is plain text, so a draft is not announced as a link that leads nowhere.',
    'A Hindi title or summary is marked `lang="hi"` automatically and read with a Hindi voice.',
  ],
  dos: [
    {
      text: 'Write a title that can be understood without the summary, because a phone shows the title alone.',
    },
    {
      text: 'Name what a button acts on: “Bookmark How to read a fee sheet”. Ten buttons called “Bookmark” cannot be told apart.',
    },
  ],
  donts: [
    { text: 'Do not use two leads on one page. Only one article can be the most important.' },
    {
      text: 'Do not put a link in the summary. The whole card is a link to the article, so users would miss a second target.',
    },
  ],
}
