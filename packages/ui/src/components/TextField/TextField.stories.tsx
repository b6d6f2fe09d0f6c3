import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MapPinIcon } from '../Icon/icons'
import { SaveState } from '../SaveState/SaveState'
import { TextField } from './TextField'
import { guide } from './TextField.guide'

const meta = {
  component: TextField,
  parameters: { guide },
  args: { label: 'Place', defaultValue: 'Indiranagar, Bengaluru' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Place' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Mysuru')
    await expect(field).toHaveValue('Mysuru')
  },
}

export const WithIcon: Story = { args: { icon: <MapPinIcon />, labelPlace: 'hidden' } }

export const WithHint: Story = {
  args: { hint: 'A town, a locality or a pincode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'A town, a locality or a pincode',
    )
  },
}

export const Invalid: Story = {
  args: {
    label: 'Email',
    defaultValue: 'meera@',
    hint: 'As you sign in',
    error: 'Enter valid email',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('As you sign in Enter valid email')
  },
}

export const Saved: Story = {
  args: { labelEnd: <SaveState phase="saved" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
  },
}

export const NotSaved: Story = {
  args: {
    lang: 'hi',
    label: 'विद्यालय में इस वर्ष पढ़ने वाले विद्यार्थियों की कुल संख्या',
    defaultValue: '१२४०',
    labelEnd: <SaveState phase="failed" />,
    error: 'केवल अंक लिखें',
  },
}

export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Town or pincode' } }

export const Disabled: Story = { args: { disabled: true } }

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <TextField
        {...args}
        lang="hi"
        label="विद्यालय का पूरा नाम"
        defaultValue="केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, बेंगलुरु"
      />
      <TextField
        {...args}
        label="Name of the school as its recognition certificate has it"
        labelEnd={<SaveState phase="failed" />}
        defaultValue="Thiruvananthapuram International Residential School, Kazhakkoottam"
        error="There was no connection. Leave the field once more to try again."
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } }
