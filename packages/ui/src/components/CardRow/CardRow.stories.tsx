import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleSchools } from '../../internal/samples'
import { SchoolCard, SchoolCardSkeleton } from '../SchoolCard/SchoolCard'
import { SectionHead } from '../SectionHead/SectionHead'
import { CardRow } from './CardRow'
import { guide } from './CardRow.guide'

const meta = {
  component: CardRow,
  parameters: { guide },
  args: {
    label: 'Featured schools',
    children: sampleSchools.map(({ isRecognitionChecked: _, ...school }) => (
      <SchoolCard key={school.href} {...school} />
    )),
  },
  decorators: [
    (Story) => (
      <section>
        <SectionHead title="Featured Schools" />
        {Story()}
      </section>
    ),
  ],
} satisfies Meta<typeof CardRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Featured schools' })
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: {
    isLoading: true,
    children: ['1', '2', '3', '4', '5'].map((key) => <SchoolCardSkeleton key={key} />),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
