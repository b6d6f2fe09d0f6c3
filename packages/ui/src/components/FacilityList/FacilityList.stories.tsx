import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FacilityList } from './FacilityList'
import { guide } from './FacilityList.guide'

const meta = {
  component: FacilityList,
  parameters: { guide },
  args: {
    groups: [
      {
        title: 'Learning',
        facilities: [
          { name: 'Science labs', has: true },
          { name: 'Library', has: true },
          { name: 'Language lab', has: false },
        ],
      },
      {
        title: 'Sport',
        facilities: [
          { name: 'Playground', has: true },
          { name: 'Swimming pool', has: false },
          { name: 'Physiotherapist and sports counsellor', has: null },
        ],
      },
      {
        title: 'Care',
        facilities: [
          { name: 'School bus', has: true },
          { name: 'विशेष आवश्यकता वाले बच्चों के लिए सहायता', lang: 'hi', has: true },
        ],
      },
      { title: 'Safety', facilities: [{ name: 'Staff police checks', has: null }] },
    ],
  },
  // The page has an h2 above the groups.
  decorators: [
    (Story) => (
      <section>
        <h2>Facilities</h2>
        {Story()}
      </section>
    ),
  ],
} satisfies Meta<typeof FacilityList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(': none')).toHaveLength(2)
    await expect(canvas.getAllByText('Not provided')).toHaveLength(2)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
