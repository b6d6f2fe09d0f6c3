import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Articles for parents: the list of blogs by topic, the page of each blog, and the blogs a user has written.',
  use: [
    '`/blogs?topic=fees&page=2`, public. The first page without a topic starts with featured blogs.',
    '`/blog-details/{url}`: one blog.',
    '`/my-blogs?status=draft`: the user’s own blogs, for signed-in users with the `blogs` permission, from the Profile menu.',
  ],
  avoid: [
    'For the monthly email, see Newsletters.',
    'For videos, see Videos.',
    'For blogs saved to read later, see Bookmarks.',
  ],
  anatomy: [
    { part: 'Topics', text: 'Tabs with counts, each with its own URL.' },
    { part: 'Featured', text: 'One large card with others beside it, only on the first page.' },
    { part: 'Cards', text: 'Image, topic, title, date and reading time; Bookmark.' },
    {
      part: 'Blog',
      text: 'Breadcrumbs, title, author, date, reading time; cover; text.',
    },
    {
      part: 'Beside the text',
      text: 'Table of contents if there are two or more headings; author; tags.',
    },
    { part: 'Related blogs', text: 'Other blogs.' },
    {
      part: 'My Blogs',
      text: 'All, drafts, in review, published; the date of the last update or of publication.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from card to card; each card is one link.' },
    { keys: 'Enter', does: 'On an entry of the table of contents: jumps to that heading.' },
  ],
  accessibility: [
    'Titles and author names in Hindi have `lang="hi"`.',
    'The table of contents is a navigation landmark named “In this blog”.',
    'While the user’s blogs load, the list is announced as busy and the tabs keep their width.',
  ],
  dos: [
    { text: 'Show a featured blog once, not again among the latest.' },
    { text: 'Show “Updated on …” only if that was after the day of publication.' },
    { text: 'Suggest a next step when a topic or status is empty.' },
  ],
  donts: [
    { text: 'Do not link to a blog that is not published yet.' },
    { text: 'Do not trust the text: allow only known elements and safe links.' },
    { text: 'Do not leave an empty section when there are no related blogs.' },
  ],
}
