import { http, school, untoldSchool } from '@edbazaar/api-client/testing'
import { flowMeta, onPhone, press, refusal } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { loadSchoolPreview } from '../preview/load-preview'
import { SchoolPreviewScreen } from '../preview/SchoolPreviewScreen'
import { loadSchool } from './load-school'
import { SchoolScreen } from './SchoolScreen'
import { guide } from './SchoolScreen.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/School',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/schools/:slug', loader: loadSchool, Component: SchoolScreen }],
    path: `/schools/${school().slug}`,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const mockSchool = (given: ReturnType<typeof school>) => [
  http.get('/schools/{slug}', ({ response }) => response(200).json(given)),
]
const withoutFacts = untoldSchool()

export const Complete: Story = {}

export const CompleteOnAPhone: Story = { globals: onPhone }

export const WithoutFacts: Story = {
  args: { path: `/schools/${withoutFacts.slug}`, calls: mockSchool(withoutFacts) },
}

export const WithoutFactsOnAPhone: Story = { ...WithoutFacts, globals: onPhone }

const hindi = school({
  name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या, बेंगलुरु (द्वितीय पाली)',
})

export const LongHindiOnAPhone: Story = {
  args: { path: `/schools/${hindi.slug}`, calls: mockSchool(hindi) },
  globals: onPhone,
}

export const AnotherClass: Story = {
  play: async () => {
    const choice = await screen.findByLabelText('Class and year')
    await userEvent.selectOptions(choice, 'Class 11 and 12, 2027–28')
    const summaryCard = screen.getByRole('complementary', { name: 'At a glance' })
    await expect(within(summaryCard).getByText('₹1,48,600')).toBeVisible()
  },
}

export const WithTheMap: Story = {
  play: async () => {
    await press('Show the map')
    await expect(await screen.findByRole('button', { name: 'Hide the map' })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: {
    calls: [
      http.get('/schools/{slug}', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'School not found.')),
      ),
    ],
  },
}

export const Failed: Story = {
  args: {
    calls: [
      http.get('/schools/{slug}', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Busy.')),
      ),
    ],
  },
}

/** For the owner of a school that parents do not see. */
export const PreviewOfAHiddenSchool: Story = {
  args: {
    routes: [
      { path: '/preview/schools/:id', loader: loadSchoolPreview, Component: SchoolPreviewScreen },
    ],
    path: '/preview/schools/7',
    user: {},
  },
}
