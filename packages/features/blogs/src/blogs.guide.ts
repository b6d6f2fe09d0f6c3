import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What parents read: the list of blogs by topic, the page of each, and the blogs that one has written.',
  use: [
    '`/blogs?topic=fees&page=2`, for everybody. The first page without a topic opens with what the editors feature.',
    '`/blog-details/{url}`: one blog.',
    '`/my-blogs?status=draft`: one’s own, for whoever is signed in and has permission 6; from the Profile menu.',
  ],
  avoid: [
    'A mail once a month: Newsletters.',
    'Videos: Videos.',
    'What was kept to read later: Bookmarks.',
  ],
  anatomy: [
    { part: 'Topics', text: 'Tabs with their counts, each an address.' },
    { part: 'Featured', text: 'One large and others beside it, on the first page alone.' },
    { part: 'Cards', text: 'Image, topic, title, day and minutes; Bookmark.' },
    {
      part: 'Blog',
      text: 'The way back up, title, who wrote it, when, how long it takes; cover; text.',
    },
    {
      part: 'Beside the text',
      text: 'Its parts, where there are two or more; who wrote it; what it is also about.',
    },
    { part: 'Read on', text: 'Other blogs.' },
    {
      part: 'My Blogs',
      text: 'All, drafts, in review, published; when each was changed or comes out.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from card to card; a card is one link.' },
    { keys: 'Enter', does: 'On a part of the text: leads to it.' },
  ],
  accessibility: [
    'Titles and authors in Hindi are marked as Hindi.',
    'The parts of a text are a navigation named “In this blog”.',
    'While one’s own blogs are on their way, that is said, and the tabs keep their width.',
  ],
  dos: [
    { text: 'Show what is featured once, and not again among the latest.' },
    { text: 'Say “Changed on …” only where that was on a later day.' },
    { text: 'Say of an empty topic or state what to do next.' },
  ],
  donts: [
    { text: 'Do not link a blog that readers do not see yet.' },
    { text: 'Do not trust the text: known elements and safe links alone.' },
    { text: 'Do not leave an empty place where there are no others to read.' },
  ],
}
