import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './TextArea'
import { guide } from './TextArea.guide'

const meta = {
  component: TextArea,
  parameters: { guide },
  args: { label: 'Message', defaultValue: '' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(area, 'Two{enter}lines')
    await expect(area).toHaveValue('Two\nlines')
  },
}

export const WithHint: Story = { args: { hint: 'At most 5,000 characters' } }

export const Invalid: Story = {
  args: { defaultValue: 'Hi', error: 'Write at least 10 characters' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('Write at least 10 characters')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } }

export const LongHindi: Story = {
  args: {
    lang: 'hi',
    label: 'आपका संदेश',
    defaultValue: 'क्या छात्रावास वाले विद्यालय भी इस सूची में मिलते हैं? '.repeat(6),
  },
  globals: { viewport: { value: 'phone' } },
}

export const LongEnglish: Story = {
  args: {
    label: 'What would you like to ask the school before the interaction in December?',
    hint: 'At most 5,000 characters. Names and telephone numbers of children are better left out.',
    defaultValue:
      'https://www.averylongschoolname-and-its-trust.example/admissions/2027/interaction',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } }
