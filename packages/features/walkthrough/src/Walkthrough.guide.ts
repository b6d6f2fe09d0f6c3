import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Shows those who may list how that is done: a question at the foot of the window, then a bar that leads through nine steps.',
  use: [
    'For whoever is signed in, has permission 1, and has neither skipped it nor put it off.',
    'It asks on the front page, on one’s profile and on the lists of one’s schools and stores; the steps lead on from there.',
  ],
  avoid: [
    'Visitors and parents without that permission are not asked.',
    'Whoever has been through it or skipped it never sees it again, on any device.',
    'Help on a single field is its hint; questions to us are Contact us.',
  ],
  anatomy: [
    {
      part: 'Question',
      text: '“Shall we show you how to list a school or a store? It takes a minute.” with Skip, Yes and a cross.',
    },
    { part: 'Step', text: '“1 / 9”, what to look at, Skip and Next.' },
    {
      part: 'The page behind',
      text: 'Goes along: school list, its form, its image panel, list again, profile menu, store list, its form, its image panel.',
    },
    {
      part: 'Confirmation',
      text: 'Of Skip: “Are you sure you want to skip the walk through? Again you will not be able to get walk through”.',
    },
  ],
  keyboard: [
    { keys: 'F6', does: 'Goes to the bar’s main button, from within a panel too.' },
    { keys: 'Enter Space', does: 'On Next: goes to the next step.' },
    { keys: 'Escape', does: 'Closes the confirmation; in a step the panel that it has opened.' },
  ],
  accessibility: [
    'The bar is a region named “Walk through”. Each step is announced without taking the focus.',
    'It stands over panels, which end above it, so that nothing is covered.',
    'The confirmation begins on No.',
  ],
  dos: [
    {
      text: 'Keep nine steps in the order of the specification; the ninth closes all and leads to the front page.',
    },
    { text: 'Say “Skipped” or “Failed” of what is remembered, and stay where it could not be.' },
    { text: 'Let the cross put it off in this browser, until signing out.' },
  ],
  donts: [
    { text: 'Do not skip without the confirmation.' },
    { text: 'Do not ask on other pages: nobody is interrupted in the middle of something else.' },
    { text: 'Do not fill in anything for the reader. The panels are real.' },
  ],
}
