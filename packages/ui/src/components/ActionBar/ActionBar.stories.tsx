import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { ScaleIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { ActionBar } from './ActionBar'
import { guide } from './ActionBar.guide'

const meta = {
  component: ActionBar,
  parameters: { guide, docs: { story: { inline: false, height: '160px' } } },
  args: {
    label: 'Enquire',
    valueLabel: 'Class 1, first year',
    value: '₹1,24,500',
    children: (
      <>
        <IconButton label="Compare" icon={<ScaleIcon />} />
        <Button variant="main">Enquire</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Enquire' })).toHaveTextContent('₹1,24,500')
  },
}

export const WithoutValue: Story = { args: { value: undefined, valueLabel: undefined } }

export const LongWords: Story = {
  args: { valueLabel: 'उच्च माध्यमिक विज्ञान वर्ग, पहला वर्ष', value: '₹12,34,56,789' },
}

export const Dark: Story = { globals: { theme: 'dark' } }
