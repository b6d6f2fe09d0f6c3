import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { locales } from '../../formatting/locale'
import { sampleSchools } from '../../internal/samples'
import { Button } from '../Button/Button'
import { DatePicker } from '../DatePicker/DatePicker'
import { LineChart } from '../LineChart/LineChart'
import { SchoolCard } from '../SchoolCard/SchoolCard'
import { LocaleProvider } from './LocaleProvider'
import { guide } from './LocaleProvider.guide'

const [{ isRecognitionChecked: _, ...school }] = sampleSchools

/** The oldest age and the axis are written in the locale. */
const content = (
  <>
    <SchoolCard {...school} ageFrom={null} ageTo={12} />
    <LineChart
      title="Views"
      series={[{ name: 'Views' }]}
      points={[
        { label: '1', values: [120_000] },
        { label: '2', values: [200_000] },
      ]}
    />
  </>
)

const meta = {
  component: LocaleProvider,
  parameters: { guide },
  argTypes: { locale: { options: locales, control: 'radio' } },
  args: { locale: 'en-IN', children: content },
  decorators: [
    (Story) => (
      <section style={{ maxWidth: 480 }}>
        <h2>Featured Schools</h2>
        {Story()}
      </section>
    ),
  ],
} satisfies Meta<typeof LocaleProvider>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up to 12')).toBeVisible()
    await expect(canvas.getByText('2 lakh')).toBeVisible()
  },
}

export const Hindi: Story = {
  args: { locale: 'hi-IN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 तक')).toBeVisible()
    await expect(canvas.getByText('2 लाख')).toBeVisible()
  },
}

/** The inner provider applies to its own content only. */
export const Nested: Story = {
  args: {
    children: (
      <>
        <SchoolCard {...school} ageFrom={null} ageTo={12} />
        <LocaleProvider locale="hi-IN">
          <SchoolCard {...school} ageFrom={null} ageTo={14} />
        </LocaleProvider>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up to 12')).toBeVisible()
    await expect(canvas.getByText('14 तक')).toBeVisible()
  },
}

/** Months and weekdays of the calendar, and dates in messages. */
export const DatesInHindi: Story = {
  args: {
    locale: 'hi-IN',
    children: (
      <DatePicker
        label="Visit"
        value="2026-11-20"
        min="2026-11-01"
        onValueChange={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Visit' }))
    await expect(await canvas.findByRole('grid', { name: 'नवंबर 2026' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^शुक्रवार, 20 नवंबर 2026/ })).toBeVisible()
  },
}

/** Words that many components share. */
export const SharedWordsInHindi: Story = {
  args: {
    locale: 'hi-IN',
    labels: { notProvided: 'जानकारी नहीं दी गई', loading: 'लोड हो रहा है' },
    children: (
      <>
        <SchoolCard {...school} ageFrom={null} ageTo={null} />
        <Button loading>भेजें</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('जानकारी नहीं दी गई')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('लोड हो रहा है')
  },
}
