import { comparedSchool, http, schoolComparison, schoolSummary } from '@edbazaar/api-client/testing'
import { flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CompareScreen } from './CompareScreen'
import { guide } from './CompareScreen.guide'
import { loadComparison } from './load-comparison'

const two = schoolComparison().schools
const slugsOf = (schools: typeof two) => schools.map(({ summary }) => summary.slug).join(',')
const schoolNamed = (id: number, name: string) =>
  comparedSchool(schoolSummary({ id, name, slug: `school-${id}00000` }))
const four = [
  ...two,
  schoolNamed(3, 'Delhi Public School, Bengaluru East'),
  schoolNamed(4, 'राजकीय प्रतिभा विकास विद्यालय, द्वारका, सेक्टर दस'),
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

const comparing = (schools: typeof two, unknown: string[] = []) =>
  http.get('/schools/compare', ({ query, response }) => {
    const requested = query.get('slugs')?.split(',') ?? []
    const found = schools.filter(({ summary }) => requested.includes(summary.slug))
    return response(200).json(schoolComparison({ schools: found, unknown }))
  })

export const Two: Story = {}

export const TwoOnAPhone: Story = { globals: onPhone }

export const Four: Story = {
  args: { path: `/schools/compare?schools=${slugsOf(four)}`, calls: [comparing(four)] },
}

export const FourOnAPhone: Story = { ...Four, globals: onPhone }

export const RemoveOne: Story = {
  tags: ['smoke'],
  args: { calls: [comparing(two)] },
  play: async () => {
    const [remove] = await screen.findAllByRole('link', { name: /^Remove / })
    if (remove === undefined) throw new Error('Expected a Remove link in each column.')
    await userEvent.click(remove)
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Remove / })).toHaveLength(1))
  },
}

export const Empty: Story = { args: { path: '/schools/compare' } }

export const EmptyOnAPhone: Story = { args: { path: '/schools/compare' }, globals: onPhone }

export const NoneListed: Story = {
  args: { path: '/schools/compare?schools=a-100001', calls: [comparing([], ['a-100001'])] },
}
