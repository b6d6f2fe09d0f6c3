import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Once on a page, at its start: its h1 and what the page is about.',
    '`lead` for a page that is read, `name` for a page about one thing.',
  ],
  avoid: [
    'A section of a page: use `SectionHead`.',
    'A school’s page, which opens with its images and facts.',
  ],
  anatomy: [
    { part: 'Above', text: 'A quiet line: number and day of an issue.' },
    { part: 'Title', text: 'The one h1.' },
    { part: 'Standfirst', text: 'A sentence or two.' },
    { part: 'Beneath', text: 'Who wrote it, and what can be done with the page.' },
  ],
  keyboard: [],
  accessibility: [
    'It gives the page its only h1, so that a reader who jumps to it knows where they are.',
    'A title in Hindi is marked as such, set upright and with more leading: matras need it.',
  ],
  dos: [
    {
      text: 'Write the title as the menu and the links name the page. Who pressed “Newsletters” looks for it.',
    },
    { text: 'Put `Breadcrumbs` directly before it. It then stands closer by itself.' },
  ],
  donts: [
    {
      text: 'Do not use `lead` on a page of work, such as an editor. It takes the room of the first fields.',
    },
    { text: 'Do not put buttons into the title. It is read as one name.' },
  ],
}
