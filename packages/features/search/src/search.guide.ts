import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The box that suggests while one types, and the page of everything that matches.',
  use: [
    'The box stands on the front page and on the page of results; “Search” in the masthead leads to it.',
    '`/global-search-result?query=` shows what was found: of every kind, or of one with pages.',
    'Without a query that page offers searches to begin with, and those of this browser.',
  ],
  avoid: [
    'A place around which a list is made has a field of its own on every list: Listings.',
    'Values of one filter: the filters of a list.',
    'The same box on other sites is the widget: Partners.',
  ],
  anatomy: [
    {
      part: 'Box',
      text: '“Search For Right School, Tuition & Activity”, a cross once there is text, and the button that searches.',
    },
    {
      part: 'Suggestions',
      text: 'Schools, products, jobs and stores: image, name, place, kind.',
    },
    { part: 'Title and tally', text: 'What was asked for, and how many results there are.' },
    { part: 'Did you mean', text: 'The spelling that may have been meant, as a link.' },
    { part: 'Tabs', text: 'All, Schools, Products, Jobs, Stores, each with its count.' },
    { part: 'Results', text: 'By kind, each as its own list shows it, with the way to all of it.' },
    { part: 'Start', text: 'Searches to begin with, recent ones, and “Clear recent searches”.' },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Move the mark through the suggestions; the focus stays in the field.' },
    { keys: 'Enter', does: 'Opens the marked suggestion; with none marked, all results.' },
    { keys: 'Escape', does: 'Closes the suggestions; pressed again it clears the text.' },
  ],
  accessibility: [
    'The box is a combobox; how many suggestions there are is announced, and so is a failure.',
    'A new search takes the focus to its title; the tally is a status.',
    'Suggestions and results are links, to be opened in a new tab.',
    'Without scripts the box is a form that leads to the results.',
  ],
  dos: [
    {
      text: 'Lead as specified: a school or a product by its slug, a job by its id, otherwise a store by its id.',
    },
    { text: 'Trim the text; blank text asks nothing and leads nowhere.' },
    {
      text: 'Keep the suggestions that are there until the next have come, and drop late answers.',
    },
    { text: 'Let Enter search where the suggestions failed.' },
  ],
  donts: [
    { text: 'Do not mark the first suggestion by yourself.' },
    { text: 'Do not keep more than the six latest searches, nor send them anywhere.' },
    { text: 'Do not change the words of the placeholder: they are the specification’s.' },
    {
      text: 'Do not leave nothing found without a way on: it says what to try, and leads to all schools.',
    },
  ],
}
