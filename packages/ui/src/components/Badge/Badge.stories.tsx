import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones, CountBadge } from './Badge'
import { guide } from './Badge.guide'

const meta = {
  component: Badge,
  subcomponents: { CountBadge },
  parameters: { guide },
  args: { children: 'Schools' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const examples = {
  plain: 'Schools',
  good: 'Recognised',
  bad: 'Not shown',
  accent: 'New',
  act: 'Selected',
} as const

export const Tones: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {examples[tone]}
        </Badge>
      ))}
    </p>
  ),
}

/** The text before it says what is counted. */
export const Count: Story = {
  render: () => (
    <p>
      Filters <CountBadge count={3} />
    </p>
  ),
}

export const LongWordsOnAPhone: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="accent" lang="hi">
        ग्रीष्मकालीन शिविर
      </Badge>
      <Badge>Extracurricular and residential</Badge>
    </p>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }

/** Shown only in the guide: hidden from the sidebar and from tests. */
const inGuide = ['!dev', '!autodocs', '!test']

export const DoSayWhatItIs: Story = {
  tags: inGuide,
  render: () => <Badge tone="accent">New</Badge>,
}

export const DontColourAlone: Story = {
  tags: inGuide,
  render: () => <Badge tone="bad">5</Badge>,
}
