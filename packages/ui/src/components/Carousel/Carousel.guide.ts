import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Once, at the top of the home page, where a few messages share one space.'],
  avoid: [
    'Cards that users browse: use `CardRow`, which moves only when the user scrolls.',
    'Images of one record: use `Gallery`.',
    'Anything users must read. Most users see only the first slide.',
  ],
  anatomy: [
    {
      part: 'Slide',
      text: 'One child, such as `BannerSlide`: an image, with its badge and caption below. The whole slide is a link.',
    },
    {
      part: 'Stop and start',
      text: 'The first button, so that the slides can be stopped before they are read.',
    },
    { part: 'Dots', text: 'One for each slide, 24 px wide and 44 px high.' },
    {
      part: 'Position and arrows',
      text: '“2 of 4”, previous and next. The last slide is followed by the first.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to stop, each dot, previous, next, then the slide’s link.' },
    { keys: 'Enter, Space', does: 'Presses the button. On the slide Enter opens its link.' },
  ],
  accessibility: [
    'It is a region called a carousel; each slide is a group named “2 of 4”.',
    'Slides stop while the mouse or the focus is on them, and in a hidden tab.',
    'With reduced motion, slides change only after the user starts them, and without fading.',
    'Automatic changes are not announced. After a button is pressed, the new slide is read.',
    'Slides that are not shown are inert: neither the keyboard nor a screen reader reaches them.',
    'On a phone a sideways swipe changes the slide; vertical scrolling still works.',
  ],
  dos: [
    { text: 'Use four slides or fewer. Fewer users see each further slide.' },
    {
      text: 'Set `isPriority` on the first slide alone: its image is the largest thing in the first view.',
    },
  ],
  donts: [
    { text: 'Do not show a slide for less than four seconds. Reading ten words takes that long.' },
    {
      text: 'Do not put text in the image. It cannot be read aloud, translated or read on a phone.',
    },
  ],
}
