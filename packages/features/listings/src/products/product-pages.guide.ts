import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The page of a tuition, activity, camp or workshop, and the page of the provider who offers it.',
  use: [
    '`/products/{slug}`: one offer; from lists, suggestions and bookmarks.',
    '`/stores-details/{id}`: its provider, with all that they offer.',
  ],
  avoid: [
    'Many offers next to each other: Tuitions, activities, camps, workshops.',
    'Changing them: Service editor, Store editor.',
    'What is hidden or gone has no page.',
  ],
  anatomy: [
    { part: 'Title', text: 'The way back up, name, kind and place; Share and Print.' },
    { part: 'Images', text: 'Those that were sent, or one drawn from the name.' },
    {
      part: 'Price card',
      text: 'Price and what it is for, age, where, days, when it begins, free seats; Bookmark.',
    },
    { part: 'Offered by', text: 'The provider, whether verified, and the way to all they offer.' },
    { part: 'About, batches, facts', text: 'Each batch with days, hours, dates and seats.' },
    { part: 'Provider’s page', text: 'Contact, their story, what they offer, where it is.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On an image: opens it large.' },
    { keys: 'Enter Space', does: 'On “Show the map”: loads and shows it.' },
    { keys: '← →', does: 'In the large images: the one before and after.' },
    { keys: 'Escape', does: 'Closes the large images.' },
  ],
  accessibility: [
    'The cards beside the text are a region of their own, “The offer in short” or “Contact”.',
    'Free seats are told in words, not by colour alone.',
    'Names in Hindi are marked as Hindi.',
    'The map has a link to Google Maps beside it.',
  ],
  dos: [
    { text: 'Say “Not verified yet” of a provider that is not.' },
    {
      text: 'Say of batches, story and offers that there are none: “No batch has been announced yet.”',
    },
    { text: 'Lead back to the list withPlace its town.' },
  ],
  donts: [
    { text: 'Do not show a price without what it is for: a month, a session, a course, a camp.' },
    { text: 'Do not trust the provider’s text: known elements alone, no attributes.' },
    { text: 'Do not load the map before it is asked for.' },
  ],
}
