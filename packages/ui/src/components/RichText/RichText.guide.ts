import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Text written with `RichTextEditor`: the description of a school, an article.'],
  avoid: [
    'Texts of the interface: write elements, which are type-checked and translated.',
    'One plain sentence: use a paragraph.',
  ],
  anatomy: [
    { part: 'Description', text: 'In a section: headings are h3, normal line height.' },
    {
      part: 'Article',
      text: 'The main content of a page: headings are h2 with ids, larger line height. `headingsOf` lists them for a `JumpBar`.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the links in the text.' }],
  accessibility: [
    'Heading levels fit the page, whatever levels the author chose.',
    'Hindi text gets `lang="hi"` automatically.',
    'External links get `nofollow` and send no referrer.',
  ],
  dos: [
    {
      text: 'Pass HTML that the server has sanitised. The component sanitises it again as a second protection.',
    },
    { text: 'Keep lines at 60 to 75 characters, as the article variant does.' },
  ],
  donts: [
    {
      text: 'Do not render HTML in any other way. This component removes scripts and styles, and images unless `images` reads them, and keeps the text.',
    },
    {
      text: 'Do not style the content. All descriptions should look alike.',
    },
  ],
}
