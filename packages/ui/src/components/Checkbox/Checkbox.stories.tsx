import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox'
import { guide } from './Checkbox.guide'

const meta = {
  component: Checkbox,
  parameters: { guide },
  args: { label: 'School bus', count: 14 },
  decorators: [(Story) => <div style={{ maxWidth: 216 }}>{Story()}</div>],
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /School bus/ })
    await userEvent.click(canvas.getByText('School bus'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Checked: Story = { args: { defaultChecked: true, count: 123456 } }

export const Disabled: Story = { args: { disabled: true, count: 0 } }

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }

export const LongHindi: Story = {
  args: { label: 'विशेष आवश्यकता वाले बच्चों के लिए सहायता', labelLang: 'hi', count: 4 },
}

export const LongEnglish: Story = {
  args: { label: 'Support for children with special educational needs and disabilities', count: 4 },
}

export const Dark: Story = { ...Checked, globals: { theme: 'dark' } }
