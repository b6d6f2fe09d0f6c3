import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InfoIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import { Sparkline } from '../Sparkline/Sparkline'
import { Stat, StatList } from './Stat'
import { guide } from './Stat.guide'
import { statTones, statTrends } from './stat-look'

const meta = {
  component: Stat,
  subcomponents: { StatList },
  parameters: { guide },
  argTypes: {
    trend: { options: statTrends, control: 'radio' },
    tone: { options: statTones, control: 'radio' },
  },
  args: {
    label: 'Enquiries',
    value: '48,216',
    change: '+15.0%',
    trend: 'up',
    period: 'from 41,930',
  },
  decorators: [(Story) => <StatList label="Figures of the last 13 weeks">{Story()}</StatList>],
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Enquiries')
    await expect(canvas.getByText('48,216')).toBeVisible()
  },
}

const onInfo = fn()

export const List: Story = {
  render: () => (
    <>
      <Stat
        label="Public listings"
        value="13,86,204"
        change="+0.3%"
        trend="up"
        period="from 13,82,092"
        info={
          <IconButton
            label="What public listings are"
            icon={<InfoIcon size="small" />}
            onClick={onInfo}
          />
        }
      />
      <Stat
        label="Enquiries"
        value="48,216"
        href="#enquiries"
        change="+15.0%"
        trend="up"
        period="from 41,930"
      />
      <Stat
        label="Answered within 24 h"
        value={
          <>
            71.4<small>%</small>
          </>
        }
        change="+3.2 points"
        trend="up"
        period="from 68.2%"
      />
      <Stat label="Visits booked" value="9,844" change="+8.1%" trend="up" period="from 9,107" />
      <Stat
        label="Enrolments reported"
        value="2,317"
        change="−2.0%"
        trend="down"
        period="from 2,364"
      />
      <Stat
        label="Moderation, median"
        value={
          <>
            5<small>h</small>50<small>min</small>
          </>
        }
        change="−50 min"
        trend="down"
        period="from 6 h 40 min"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onInfo).toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '48,216' })).toHaveFocus()
  },
}

export const WithSparkline: Story = {
  args: {
    children: (
      <Sparkline
        label="Enquiries by week: lowest 3,012, highest 4,406"
        values={[3400, 3012, 3300, 3800, 3500, 3900, 4100, 3700, 3600, 4000, 4406, 4200, 4300]}
      />
    ),
  },
}

export const Tones: Story = {
  render: () => (
    <>
      <Stat label="Enquiries" value="174" change="39 more" trend="up" tone="good" period="135" />
      <Stat label="Reports" value="12" change="5 more" trend="up" tone="bad" period="7" />
      <Stat label="Visits" value="22" change="no change" trend="same" period="22" />
    </>
  ),
}

export const Missing: Story = {
  args: { value: null, change: undefined, trend: undefined, period: 'counted from 1 December' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not provided')).toBeVisible()
  },
}

export const Zero: Story = {
  args: { value: '0', change: 'no change', trend: 'same', period: 'from 0' },
}

export const OnAPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } }

export const LongWordsOnAPhone: Story = {
  render: () => (
    <>
      <Stat
        label="चौबीस घंटे के भीतर दिए गए उत्तरों का हिस्सा"
        value="71.4%"
        change="तीन दशमलव दो प्रतिशत अंक अधिक"
        trend="up"
        period="पिछली अवधि में 68.2%"
      />
      <Stat
        label="Enrolments reported by schools"
        value="1,23,45,67,89,01,234"
        change="+1,00,00,000%"
        trend="up"
        period="from 12,34,56,78,901"
      />
      <Stat label="Visits" value="22" />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...List, globals: { theme: 'dark' } }
