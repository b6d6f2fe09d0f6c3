import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Once, at the top of the home page, where a few messages share one place.'],
  avoid: [
    'Cards that a reader goes through: use `CardRow`. There the reader moves, not the page.',
    'Images of one thing: use `Gallery`.',
    'Anything that must be read. Most readers see the first slide alone.',
  ],
  anatomy: [
    {
      part: 'Slide',
      text: 'One child, such as `BannerSlide`: an image, with its badge and caption beneath, and all of it a link.',
    },
    {
      part: 'Stop and start',
      text: 'The first button, so that the slides can be stopped before they are read.',
    },
    { part: 'Dots', text: 'One for each slide, 24 px wide and 44 px high.' },
    { part: 'Place and arrows', text: '“2 of 4”, previous and next, around the ends.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Stop, each dot, previous, next, then the slide’s link.' },
    { keys: 'Enter, Space', does: 'Presses the button. On the slide Enter opens its link.' },
  ],
  accessibility: [
    'It is a region called a carousel; each slide is a group named “2 of 4”.',
    'Slides stand still under the mouse, with the focus inside and in a hidden tab.',
    'For readers who prefer less motion they do not turn until started, and change without fading.',
    'While they turn by themselves nothing is announced. After a press the new slide is read.',
    'Slides that are not shown are inert: neither the keyboard nor a screen reader meets them.',
    'On a phone a swipe to the side goes on; scrolling up and down stays free.',
  ],
  dos: [
    { text: 'Say it all in four slides or fewer. Each further slide is seen by fewer readers.' },
    {
      text: 'Set `isPriority` on the first slide alone: its image is the largest thing in the first view.',
    },
  ],
  donts: [
    { text: 'Do not go under four seconds a slide. A sentence of ten words needs them.' },
    {
      text: 'Do not write words into the image. They cannot be read aloud, translated, or seen on a phone.',
    },
  ],
}
