import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones, CountBadge } from './Badge'
import { guide } from './Badge.guide'

const meta = {
  component: Badge,
  parameters: { guide },
  args: { children: 'Schools' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8 }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
  ),
}

export const Count: Story = { render: () => <CountBadge count={3} /> }

export const LongHindi: Story = {
  args: { tone: 'accent', lang: 'hi', children: 'ग्रीष्मकालीन शिविर' },
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }
