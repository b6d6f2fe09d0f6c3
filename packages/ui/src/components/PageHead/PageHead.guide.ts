import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Once on a page, at its start: its h1 and what the page is about.',
    '`lead` for reading pages, `name` for a page about one record.',
  ],
  avoid: [
    'A section of a page: use `SectionHead`.',
    'A school’s page, which starts with its images and facts.',
  ],
  anatomy: [
    { part: 'Above', text: 'Secondary text, such as the number and date of an issue.' },
    { part: 'Title', text: 'The one h1.' },
    { part: 'Standfirst', text: 'A sentence or two.' },
    { part: 'Below', text: 'The author and the actions of the page.' },
  ],
  keyboard: [],
  accessibility: [
    'It is the page’s only h1, so users who jump to it know which page they are on.',
    'A Hindi title gets `lang="hi"` and more line height for vowel signs.',
  ],
  dos: [
    {
      text: 'Use the name that the menu and links use for the page.',
    },
    { text: 'Put `Breadcrumbs` directly before it. The space between them is then smaller.' },
  ],
  donts: [
    {
      text: 'Do not use `lead` on working pages such as an editor. It takes space from the content.',
    },
    { text: 'Do not put buttons in the title. Screen readers would read them as part of it.' },
  ],
}
