import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from './Notice'
import { guide } from './Notice.guide'

const meta = {
  component: Notice,
  parameters: { guide },
  args: { title: 'We have sent you a link', children: 'Open it within two days to confirm.' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We have sent you a link')
  },
}

export const Good: Story = { args: { tone: 'good', title: 'Your subscription is confirmed' } }

export const Bad: Story = {
  args: { tone: 'bad', title: 'Plz Check All the Fields.', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <Notice {...args} lang="hi" tone="bad" title="यह कड़ी पहले ही उपयोग की जा चुकी है">
        कृपया नई कड़ी मँगाने के लिए अपना ईमेल पता फिर से लिखें।
      </Notice>
      <Notice {...args} title="Your listing is not shown: its recognition certificate has expired">
        Send the renewed one to https://www.averylongschoolname-and-its-trust.example/recognition
      </Notice>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Good, globals: { theme: 'dark' } }
