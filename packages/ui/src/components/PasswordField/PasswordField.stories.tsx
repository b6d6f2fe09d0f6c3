import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField'
import { guide } from './PasswordField.guide'

const meta = {
  component: PasswordField,
  parameters: { guide },
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'monsoon-mango' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('monsoon-mango')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const ShownByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('monsoon-mango')
  },
}

export const Invalid: Story = {
  args: { defaultValue: 'abc', error: 'Enter valid password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter valid password')
  },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <PasswordField
        {...args}
        lang="hi"
        label="नया पासवर्ड"
        autoComplete="new-password"
        hint="कम से कम छह अक्षर, जो आप कहीं और उपयोग नहीं करते"
      />
      <PasswordField
        {...args}
        label="The password that you have used on EdBazaar up to now"
        defaultValue="monsoon-mango-monsoon-mango-monsoon-mango"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Disabled: Story = { args: { disabled: true } }

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } }
