import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnswerTime } from './AnswerTime'
import { guide } from './AnswerTime.guide'

const meta = {
  component: AnswerTime,
  parameters: { guide },
  args: {
    median: 300,
    p90: 660,
    title: (
      <>
        Usually answers within <b>5 working hours</b>
      </>
    ),
    label: 'Median first answer 5 working hours; 90% within 11 working hours',
    medianLabel: 'median 5 h',
    p90Label: '90% within 11 h',
    note: '62 enquiries in 90 days. Working hours: Monday to Saturday, 9 am to 4 pm.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 528 }}>{Story()}</div>],
} satisfies Meta<typeof AnswerTime>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible()
  },
}

/** The labels have a line each. */
export const TimesCloseTogether: Story = {
  args: { median: 420, p90: 480, medianLabel: 'median 7 h', p90Label: '90% within 8 h' },
}

export const MedianNearTheStart: Story = {
  args: {
    median: 40,
    p90: 960,
    title: 'Usually answers within 40 working minutes',
    medianLabel: 'median 40 min',
    p90Label: '90% within 16 h',
  },
}

export const AnsweredAtOnce: Story = {
  args: { median: 0, p90: 0, medianLabel: 'median 0 min', p90Label: '90% within 0 min' },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const CloseTogetherOnAPhone: Story = {
  ...TimesCloseTogether,
  globals: { viewport: { value: 'phone' } },
}

export const InHindiOnAPhone: Story = {
  args: {
    title: <span lang="hi">आम तौर पर 5 कामकाजी घंटों में जवाब मिलता है</span>,
    sentLabel: 'भेजा',
    medianLabel: 'मध्यिका 5 घंटे',
    p90Label: '90% को 11 घंटे में',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
