import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A film on a shelf: a discussion, a talk, a contest.'],
  avoid: ['The film itself: use `Player`. An article: use `ArticleCard`.'],
  anatomy: [
    { part: 'Picture', text: '3:2, without a mark on it.' },
    { part: 'Length', text: 'Beneath, with a small triangle.' },
    { part: 'State', text: 'Whether one can still take part, where it is a contest.' },
    {
      part: 'Title and detail',
      text: 'The title is a heading and the link; beneath it who speaks.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from title to title.' },
    { keys: 'Enter', does: 'Opens the film’s page.' },
  ],
  accessibility: [
    'The length is seen as “0:47” and read as “47 seconds”.',
    'The picture is not read: its words would repeat the title.',
    'Titles and names in Hindi are marked as such by themselves.',
  ],
  dos: [
    { text: 'Name who speaks. People choose a talk by its speaker.' },
    { text: 'Set `level` to fit the heading above the shelf.' },
  ],
  donts: [
    { text: 'Do not print the length over the picture. Nothing is printed over pictures here.' },
    { text: 'Do not play films in a list, not even without sound. Nothing moves unasked.' },
  ],
}
