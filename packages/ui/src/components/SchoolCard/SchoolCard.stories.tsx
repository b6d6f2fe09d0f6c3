import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRegisterSchool, sampleSchools } from '../../internal/samples'
import { Button } from '../Button/Button'
import { ScaleIcon } from '../Icon/icons'
import { SchoolCard, SchoolCardSkeleton } from './SchoolCard'
import { guide } from './SchoolCard.guide'

const [{ isRecognitionChecked: _, ...school }] = sampleSchools
const { isRecognitionChecked: __, ...registerSchool } = sampleRegisterSchool

const meta = {
  component: SchoolCard,
  subcomponents: { SchoolCardSkeleton },
  parameters: { guide },
  args: school,
  decorators: [
    (Story) => (
      <section style={{ maxWidth: 245 }}>
        <h2>Featured Schools</h2>
        {Story()}
      </section>
    ),
  ],
} satisfies Meta<typeof SchoolCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: school.name })).toHaveAttribute(
      'href',
      school.href,
    )
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Board',
      'Fees',
      'Age',
      'Seats',
    ])
  },
}

/** Buttons work although the whole card is a link. */
export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="bare">
        <ScaleIcon size="small" />
        Compare
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Compare' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(button.contains(hit)).toBe(true)
  },
}

export const NothingProvided: Story = { args: registerSchool }

export const FeesDiffer: Story = { args: { feesTo: 185000 } }

export const LongHindi: Story = {
  args: { name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ', place: 'मुरुगेशपाल्या' },
}

export const Loading: Story = { render: () => <SchoolCardSkeleton /> }

export const Dark: Story = { globals: { theme: 'dark' } }
