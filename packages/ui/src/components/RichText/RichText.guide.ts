import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Text written with `RichTextEditor`: the description of a school, an article.'],
  avoid: [
    'Words of the product itself: write elements. They are typed and translated.',
    'One plain sentence: a paragraph will do.',
  ],
  anatomy: [
    { part: 'Description', text: 'Inside a section: headings are h3, leading as in the page.' },
    {
      part: 'Article',
      text: 'What its page is about: headings are h2 with ids, larger leading. `headingsOf` lists them for a `JumpBar`.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through the links in the text.' }],
  accessibility: [
    'Headings stand in the order of the page, whatever rank their writer chose.',
    'A text in Hindi is marked as such by itself.',
    'Links out of EdBazaar are not endorsed (`nofollow`) and tell nothing of where the reader came from.',
  ],
  dos: [
    { text: 'Pass what the server has cleaned. This is the second fence, not the first.' },
    { text: 'Keep lines at 60 to 75 letters. The article does so by itself.' },
  ],
  donts: [
    {
      text: 'Do not set HTML by any other way. Here scripts, styles and images lose their tags and keep their words.',
    },
    {
      text: 'Do not style what is inside. All descriptions look alike, so that their words differ.',
    },
  ],
}
