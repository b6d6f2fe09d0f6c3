import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The page of a tuition, activity, camp or workshop, and the page of its provider.',
  use: [
    '`/products/{slug}`: one product; linked from lists, suggestions and bookmarks.',
    '`/stores-details/{id}`: its provider, with all their products.',
  ],
  avoid: [
    'Several products at once: Tuitions, activities, camps, workshops.',
    'Editing them: Service editor, Store editor.',
    'A hidden or deleted product has no page.',
  ],
  anatomy: [
    { part: 'Title', text: 'Breadcrumbs, name, kind and place; Share and Print.' },
    { part: 'Images', text: 'The provider’s images, or one generated from the name.' },
    {
      part: 'Price card',
      text: 'Price and unit, age, mode, days, start date, free seats; Bookmark.',
    },
    { part: 'Offered by', text: 'The provider, its verification, and a link to all its products.' },
    { part: 'About, batches, facts', text: 'Each batch with days, hours, dates and seats.' },
    { part: 'Provider’s page', text: 'Contact, description, services, location.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'On an image: opens it full screen.' },
    { keys: 'Enter Space', does: 'On “Show the map”: loads and shows it.' },
    { keys: '← →', does: 'In full screen: the previous and the next image.' },
    { keys: 'Escape', does: 'Closes the full-screen images.' },
  ],
  accessibility: [
    'The cards beside the text are a landmark named “At a glance” or “Contact”.',
    'Free seats are shown as text, not by colour alone.',
    'Names in Hindi are marked as Hindi.',
    'The map has a link to Google Maps beside it.',
  ],
  dos: [
    { text: 'Show “Not verified yet” for a provider that is not verified.' },
    {
      text: 'Say so when there are no batches, description or services: “No batches announced yet.”',
    },
    { text: 'Link back to the list near its town.' },
  ],
  donts: [
    { text: 'Do not show a price without its unit: a month, a session, a course, a camp.' },
    { text: 'Do not trust the provider’s HTML: allow known elements without attributes.' },
    { text: 'Do not load the map before the user opens it.' },
  ],
}
