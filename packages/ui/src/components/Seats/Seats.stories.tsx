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
    </ul>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
