import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A video in a list: a discussion, a talk, a contest.'],
  avoid: ['The video itself: use `Player`. An article: use `ArticleCard`.'],
  anatomy: [
    { part: 'Image', text: '3:2, without an icon over it.' },
    { part: 'Length', text: 'Below the image, with a small play icon.' },
    { part: 'State', text: 'Whether a contest is open for entries.' },
    {
      part: 'Title and detail',
      text: 'The title is a heading and the link; below it the speakers.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from title to title.' },
    { keys: 'Enter', does: 'Opens the video’s page.' },
  ],
  accessibility: [
    'The length is shown as “0:47” and read as “47 seconds”.',
    'Screen readers skip the image, because its text would repeat the title.',
    'Titles and names in Hindi are marked automatically.',
  ],
  dos: [
    { text: 'Name the speakers. Users choose a talk by its speaker.' },
    { text: 'Set `level` to fit the heading above the list.' },
  ],
  donts: [
    { text: 'Do not put the length over the image. Text over images is hard to read.' },
    { text: 'Do not play videos in a list, not even without sound.' },
  ],
}
