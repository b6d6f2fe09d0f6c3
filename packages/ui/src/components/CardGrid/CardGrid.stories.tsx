import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { ArticleCard } from '../ArticleCard/ArticleCard'
import { CardGrid } from './CardGrid'
import { guide } from './CardGrid.guide'

const titles = [
  'How to read a fee sheet, line by line',
  'घर में हिन्दी पढ़ना: रोज़ के पंद्रह मिनट, बिना डाँट और बिना ट्यूशन के',
  'The school bus: twelve things to check from the pavement',
  'Three languages, one child',
  'One hour at an open day, well spent',
]

const meta = {
  component: CardGrid,
  parameters: { guide },
  args: {
    label: 'Blogs',
    children: titles.map((title, tone) => (
      <ArticleCard
        key={title}
        href="/blog-details/x"
        title={title}
        kicker="Fees, 10 November"
        summary="The number in large letters is rarely what you will pay."
        image={{ src: sampleImage('', tone) }}
        level={2}
      />
    )),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Blogs</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof CardGrid>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Blogs' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const TwoColumns: Story = { globals: { viewport: { value: 'tablet' } } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = { args: { children: null } }

export const Dark: Story = { globals: { theme: 'dark' } }
