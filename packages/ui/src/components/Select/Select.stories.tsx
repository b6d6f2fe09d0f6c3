import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './Select'
import { guide } from './Select.guide'

const options = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'distance', label: 'Distance' },
  { value: 'fees', label: 'Fees, lowest first' },
  { value: 'name', label: 'Name' },
]

const meta = {
  component: Select,
  parameters: { guide },
  args: { label: 'Sort by', options, defaultValue: 'distance', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Fees, lowest first')
    await expect(select).toHaveValue('fees')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const LabelBefore: Story = { args: { labelPlace: 'before' } }

export const LabelHidden: Story = { args: { labelPlace: 'hidden' } }

export const Invalid: Story = { args: { error: 'Select Your School Type' } }

export const Disabled: Story = { args: { disabled: true } }

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <Select
        {...args}
        lang="hi"
        label="क्रम"
        options={[{ value: 'distance', label: 'सबसे पास के विद्यालय पहले दिखाएँ' }]}
      />
      <Select
        {...args}
        label="How your school is affiliated and recognised"
        options={[
          { value: 'distance', label: 'Indian Certificate of Secondary Education (Class 10)' },
        ]}
        error="Select Your School Type"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
