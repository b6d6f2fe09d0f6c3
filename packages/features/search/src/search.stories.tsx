import {
  http,
  productSummary,
  searchMeaning,
  searchResult,
  searchSuggestions,
  suggestions,
  understoodSearch,
} from '@edbazaar/api-client/testing'
import {
  expectHeading,
  expectText,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { loadResults } from './results/load-results'
import { ResultsScreen } from './results/ResultsScreen'
import { SiteSearch } from './SiteSearch'
import { guide } from './search.guide'

const results = '/global-search-result'

const meta = {
  ...flowMeta,
  title: 'Flows/Search/Box and results',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: results, loader: loadResults, Component: ResultsScreen },
      {
        path: '*',
        element: (
          <>
            <PageHead title="Home page" />
            <SiteSearch />
          </>
        ),
      },
    ],
    path: '/',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const type = async (text: string) =>
  userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), text)

export const Box: Story = {}

export const Suggestions: Story = {
  play: async () => {
    await type('indira')
    await expect(await screen.findAllByRole('option')).not.toHaveLength(0)
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { selected: true })).toBeVisible()
  },
}

export const SuggestionsOnAPhone: Story = { ...Suggestions, globals: onPhone }

export const SuggestionsFailed: Story = {
  args: {
    calls: [
      http.get('/search/suggestions', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Busy.')),
      ),
    ],
  },
  play: () => type('indira'),
}

export const FromBoxToResults: Story = {
  tags: ['smoke'],
  play: async () => {
    await type('vidya{Enter}')
    await expectHeading('Results for “vidya”')
  },
}

export const StartOfASearch: Story = { args: { path: results } }

const jobs = suggestions.filter((suggestion) => suggestion.type === 'Jobs')
const counts = {
  ...searchResult().counts,
  products: { value: 1, is_exact: true },
  jobs: { value: 1, is_exact: true },
}
const found = http.get('/search', ({ response }) =>
  response(200).json(searchResult({ products: [productSummary()], jobs, counts })),
)

export const Results: Story = { args: { path: `${results}?query=vidya`, calls: [found] } }

export const ResultsOnAPhone: Story = {
  args: { path: `${results}?query=vidya`, calls: [found] },
  globals: onPhone,
}

const understoodAnswer = http.get('/search', ({ response }) =>
  response(200).json(
    searchResult({
      understood: understoodSearch({
        alternatives: [
          { name: 'Kochi', detail: 'Bihar', place_type: 'town', query: 'cbse kochi bihar' },
        ],
      }),
    }),
  ),
)

export const UnderstoodQuery: Story = {
  args: { path: `${results}?query=cbse%20kochi`, calls: [understoodAnswer] },
  play: () => expectText('CBSE schools in Kochi'),
}

export const UnderstoodQueryOnAPhone: Story = { ...UnderstoodQuery, globals: onPhone }

export const RelaxedQuery: Story = {
  args: {
    path: `${results}?query=boarding%20cbse%20kochi`,
    calls: [
      http.get('/search', ({ response }) =>
        response(200).json(
          searchResult({
            understood: understoodSearch({
              meaning: searchMeaning({
                parts: [
                  { type: 'type', value: 'Boarding', without: 'cbse kochi' },
                  ...searchMeaning().parts,
                ],
              }),
              total: 3,
              relaxed: {
                asked_radius: 10,
                radius: 50,
                dropped: [],
                by_name: [],
                is_by_place_name: false,
                nearest_place: null,
                has_online: false,
              },
            }),
          }),
        ),
      ),
    ],
  },
  play: () => expectText(/; 3 within 50 km/),
}

export const SuggestedSearch: Story = {
  args: {
    calls: [
      http.get('/search/suggestions', ({ response }) =>
        response(200).json(
          searchSuggestions({
            understood: {
              meaning: searchMeaning(),
              query: 'cbse kochi',
              total: 41,
            },
            places: [{ name: 'Kochi', detail: 'Kerala', query: 'schools in kochi kerala' }],
          }),
        ),
      ),
    ],
  },
  play: async () => {
    await type('cbse koc')
    // The matches are marked, so the text is in several elements.
    await expect(
      await screen.findByRole('option', { name: /^CBSE schools in Kochi/ }),
    ).toBeVisible()
  },
}

export const PopularSearches: Story = {
  args: {
    calls: [
      http.get('/search/popular', ({ response }) =>
        response(200).json({
          searches: [
            { meaning: searchMeaning(), query: 'cbse schools in kochi kerala', total: 41 },
            {
              meaning: searchMeaning({ parts: searchMeaning().parts.slice(1) }),
              query: 'schools in kochi kerala',
              total: 312,
            },
          ],
        }),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Search/ }))
    await expectText('CBSE schools in Kochi')
  },
}

export const PopularSearchesOnAPhone: Story = { ...PopularSearches, globals: onPhone }

export const DidYouMean: Story = {
  args: {
    path: `${results}?query=vidhya`,
    calls: [
      http.get('/search', ({ response }) =>
        response(200).json(searchResult({ did_you_mean: 'vidya' })),
      ),
    ],
  },
  play: async () => {
    await press('Clear')
    await expectHeading('Search')
  },
}

const none = { value: 0, is_exact: true }

export const NothingFound: Story = {
  args: {
    path: `${results}?query=qqqq`,
    calls: [
      http.get('/search', ({ response }) =>
        response(200).json(
          searchResult({
            schools: [],
            products: [],
            stores: [],
            jobs: [],
            counts: { schools: none, products: none, stores: none, jobs: none },
          }),
        ),
      ),
    ],
  },
}

export const LongWords: Story = {
  args: {
    path: `${results}?query=${encodeURIComponent('अंतरराष्ट्रीयविद्यालयनिरीक्षणसमिति '.repeat(3).trim())}`,
  },
  globals: onPhone,
}

export const Failed: Story = {
  args: {
    path: `${results}?query=vidya`,
    calls: [
      http.get('/search', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Busy.')),
      ),
    ],
  },
}

export const Loading: Story = {
  args: { calls: [http.get('/search', never)] },
  play: async () => {
    await type('vidya{Enter}')
    await expectText('Home page')
  },
}
