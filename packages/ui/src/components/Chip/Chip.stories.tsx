import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../Link/Link'
import { Chip, ChipLink, ChipList } from './Chip'
import { guide } from './Chip.guide'

const meta = {
  component: Chip,
  subcomponents: { ChipLink, ChipList },
  parameters: { guide },
  args: { label: 'CBSE', onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const AsButton: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CBSE, remove' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AsLink: Story = { render: () => <ChipLink label="School bus" href="/schools" /> }

export const List: Story = {
  render: () => (
    <ChipList>
      <ChipLink label="CBSE" href="/schools?board=icse" />
      <ChipLink label="Up to ₹1,50,000" href="/schools?board=cbse" />
      <ChipLink label="School bus" href="/schools?bus=no" />
      <Link href="/schools">Clear all</Link>
    </ChipList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Selected filters' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } }

/** The line scrolls; no label is truncated. */
export const LongWordsOnAPhone: Story = {
  render: () => (
    <ChipList>
      <ChipLink lang="hi" label="विशेष आवश्यकता वाले बच्चों के लिए सहायता" href="/schools" />
      <ChipLink label="Support for children with special educational needs" href="/schools" />
    </ChipList>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...List, globals: { theme: 'dark' } }
