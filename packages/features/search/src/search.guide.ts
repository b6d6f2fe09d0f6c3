import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The search box, which suggests while the user types, and the results page.',
  use: [
    'The box is on the home page and on the results page. “Search” in the header leads to it.',
    '`/global-search-result?query=` shows the results: of every kind, or of one kind with pagination.',
    'Without a query that page offers example searches and the recent searches of this browser.',
  ],
  avoid: [
    'Choosing a place for a list: every list has its own place field (Listings).',
    'Filter values: the filters of a list.',
    'The search box on other sites is the widget: Partners.',
  ],
  anatomy: [
    {
      part: 'Box',
      text: '“Search For Right School, Tuition & Activity”, a clear icon once there is text, and the search button.',
    },
    {
      part: 'Suggestions',
      text: 'The search that the text asks for, places, then schools, products, jobs and stores. An empty box offers recent and popular searches.',
    },
    { part: 'Title and count', text: 'The query, and the number of results.' },
    { part: 'Did you mean', text: 'A link to the suggested spelling.' },
    {
      part: 'Tabs',
      text: 'All, Schools, Tuitions and activities, Jobs, Stores, each with its count.',
    },
    {
      part: 'Results',
      text: 'By kind, as its own list shows it, with a link to all of that kind.',
    },
    { part: 'Start', text: 'Example searches, recent searches, and “Clear recent searches”.' },
  ],
  keyboard: [
    {
      keys: '↓ ↑',
      does: 'Move the highlight through the suggestions. The focus stays in the field.',
    },
    {
      keys: 'Enter',
      does: 'Opens the highlighted suggestion, or all results when none is highlighted.',
    },
    { keys: 'Escape', does: 'Closes the suggestions. Pressed again, it clears the text.' },
  ],
  accessibility: [
    'The box is a combobox. The number of suggestions is announced, and so is a failure.',
    'A new search moves the focus to the results. The count is a status.',
    'Suggestions and results are links, so they can be opened in a new tab.',
    'Without scripts the box is a form that leads to the results.',
  ],
  dos: [
    {
      text: 'Link as specified: a school or a product by its slug, a job by its id, otherwise a store by its id.',
    },
    { text: 'Trim the text. Blank text sends no request and leads nowhere.' },
    {
      text: 'Keep the current suggestions until new ones arrive, and drop stale responses.',
    },
    { text: 'Let Enter search even when the suggestions failed.' },
  ],
  donts: [
    { text: 'Do not highlight the first suggestion automatically.' },
    { text: 'Do not store more than the six latest searches, and do not send them anywhere.' },
    { text: 'Do not change the placeholder: the specification defines it.' },
    {
      text: 'Do not show an empty result without a next step: suggest what to try, and link to all schools.',
    },
  ],
}
