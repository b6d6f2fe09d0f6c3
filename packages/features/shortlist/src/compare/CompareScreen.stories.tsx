import { comparedSchool, http, schoolComparison, schoolSummary } from '@edbazaar/api-client/testing'
import { flowMeta, onPhone } from '@edbazaar/feature-stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CompareScreen } from './CompareScreen'
import { guide } from './CompareScreen.guide'
import { loadComparison } from './load-comparison'

const two = schoolComparison().schools
const slugsOf = (schools: typeof two) => schools.map(({ summary }) => summary.slug).join(',')
const named = (id: number, name: string) =>
  comparedSchool(schoolSummary({ id, name, slug: `school-${id}00000` }))
const four = [
  ...two,
  named(3, 'Delhi Public School, Bengaluru East'),
  named(4, 'राजकीय प्रतिभा विकास विद्यालय, द्वारका, सेक्टर दस'),
]

const meta = {
  ...flowMeta,
  title: 'Flows/Shortlist/Compare',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/schools/compare', loader: loadComparison, Component: CompareScreen },
      { path: '/schools', element: <h1>All schools</h1> },
    ],
    path: `/schools/compare?schools=${slugsOf(two)}`,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const answering = (schools: typeof two, unknown: string[] = []) =>
  http.get('/schools/compare', ({ query, response }) => {
    const asked = query.get('slugs')?.split(',') ?? []
    const found = schools.filter(({ summary }) => asked.includes(summary.slug))
    return response(200).json(schoolComparison({ schools: found, unknown }))
  })

export const Two: Story = {}

export const TwoOnAPhone: Story = { globals: onPhone }

export const Four: Story = {
  args: { path: `/schools/compare?schools=${slugsOf(four)}`, calls: [answering(four)] },
}

export const FourOnAPhone: Story = { ...Four, globals: onPhone }

export const OneIsLeftOut: Story = {
  tags: ['smoke'],
  args: { calls: [answering(two)] },
  play: async () => {
    const [remove] = await screen.findAllByRole('link', { name: /^Remove / })
    if (remove === undefined) throw new Error('Each column can be left out.')
    await userEvent.click(remove)
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Remove / })).toHaveLength(1))
  },
}

export const NothingChosen: Story = { args: { path: '/schools/compare' } }

export const NothingChosenOnAPhone: Story = { args: { path: '/schools/compare' }, globals: onPhone }

export const NoneIsListedAnyMore: Story = {
  args: { path: '/schools/compare?schools=a-100001', calls: [answering([], ['a-100001'])] },
}
