import type { Meta, StoryObj } from '@storybook/react-vite'
import { Seats } from './Seats'
import { guide } from './Seats.guide'

const meta = {
  component: Seats,
  parameters: { guide },
  args: { state: 'open', children: 'Admissions open' },
} satisfies Meta<typeof Seats>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      <li>
        <Seats state="open">Admissions open</Seats>
      </li>
      <li>
        <Seats state="few">12 seats left</Seats>
      </li>
      <li>
        <Seats state="opens">Opens 5 January</Seats>
      </li>
      <li>
        <Seats state="closed">Closed</Seats>
      </li>
      <li lang="hi">
        <Seats state="few">केवल बारह सीटें शेष, प्रवेश परीक्षा के बाद</Seats>
      </li>
    </ul>
  ),
}

/** In a narrow cell on a phone. */
export const InACellOnAPhone: Story = {
  ...States,
  decorators: [(Story) => <div style={{ maxWidth: 88 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

/** Shown only in the guide: hidden from the sidebar and from tests. */
const inGuide = ['!dev', '!autodocs', '!test']

export const DoGiveTheNumber: Story = {
  tags: inGuide,
  render: () => <Seats state="few">4 seats left</Seats>,
}

export const DontHurry: Story = {
  tags: inGuide,
  render: () => <Seats state="few">Hurry, almost full!</Seats>,
}
