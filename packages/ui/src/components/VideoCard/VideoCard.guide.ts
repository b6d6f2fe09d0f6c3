import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A video on a shelf: a discussion, a talk, a contest.'],
  avoid: ['The video itself: use `Player`. An article: use `ArticleCard`.'],
  anatomy: [
    { part: 'Image', text: '3:2, without a mark on it.' },
    { part: 'Length', text: 'Beneath, with a small triangle.' },
    { part: 'State', text: 'Whether a contest is open for entries.' },
    {
      part: 'Title and detail',
      text: 'The title is a heading and the link; beneath it who speaks.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from title to title.' },
    { keys: 'Enter', does: 'Opens the video’s page.' },
  ],
  accessibility: [
    'The length is seen as “0:47” and read as “47 seconds”.',
    'The image is not read: its words would repeat the title.',
    'Titles and names in Hindi are marked automatically.',
  ],
  dos: [
    { text: 'Name who speaks. People choose a talk by its speaker.' },
    { text: 'Set `level` to fit the heading above the shelf.' },
  ],
  donts: [
    { text: 'Do not print the length over the image. Nothing is printed over images here.' },
    { text: 'Do not play videos in a list, not even without sound. Nothing moves unasked.' },
  ],
}
