import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'How a family books seats in a batch, and the pages of what it booked.',
  use: [
    '`/book/{slug}/{batch}`: books seats, requests them, or joins the waitlist.',
    '`/my-bookings`, `/my-bookings/{id}` and `/my-waitlists/{id}`: what the family has.',
  ],
  avoid: ['The roster of a batch, which only the provider sees.'],
  anatomy: [
    { part: 'Choice', text: 'Term, trial class or single class; its date; the children.' },
    {
      part: 'Card',
      text: 'The choice so far: batch or class, children, total, and the button that sends it.',
    },
    { part: 'Hold', text: 'Until when the seats are held: the only countdown of the site.' },
    { part: 'Line', text: 'Everyone who waits, without names, and the rule.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Sends the form.' }],
  accessibility: [
    'Buttons name the child or the service that they change.',
    'Why a child cannot be chosen is the description of its checkbox.',
  ],
  dos: [{ text: 'Keep what was chosen when the server refuses it, and show why.' }],
  donts: [{ text: 'Do not show a number of seats above 5.' }],
}
