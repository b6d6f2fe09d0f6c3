import { http, schoolArea } from '@edbazaar/api-client/testing'
import { flowMeta, onPhone, refusal } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AreaScreen } from './AreaScreen'
import { guide } from './AreaScreen.guide'
import { loadArea } from './load-area'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Schools by area',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/schools/in/:state?/:place?', loader: loadArea, Component: AreaScreen },
      { path: '/schools/in/:state/:place?/board/:board', loader: loadArea, Component: AreaScreen },
    ],
    path: '/schools/in/karnataka/mysuru',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const mockArea = (given: Parameters<typeof schoolArea>[0]) => [
  http.get('/schools/area', ({ response }) => response(200).json(schoolArea(given))),
]

export const City: Story = {}

export const CityOnAPhone: Story = { globals: onPhone }

export const OfOneBoard: Story = {
  args: {
    path: '/schools/in/karnataka/mysuru/board/cbse',
    calls: mockArea({ board: { id: 1, slug: 'cbse', name: 'CBSE' }, total: 7 }),
  },
}

export const District: Story = {
  args: {
    path: '/schools/in/karnataka/mysuru-district',
    calls: mockArea({
      kind: 'district',
      slug: 'mysuru-district',
      place_slug: null,
      radius: null,
      approximate: null,
    }),
  },
}

export const WithoutFigures: Story = {
  args: { calls: mockArea({ fees: null, types: [], oldest: null, recognition_checked: 0 }) },
}

export const NotFound: Story = {
  args: {
    calls: [
      http.get('/schools/area', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'Area not found.')),
      ),
    ],
  },
}
