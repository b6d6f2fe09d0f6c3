import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs'
import { PageHead } from './PageHead'
import { guide } from './PageHead.guide'

const meta = {
  component: PageHead,
  parameters: { guide },
  args: {
    title: 'Newsletters',
    standfirst: 'Once a month, on choosing a school and on what comes after school.',
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Lead: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Newsletters' })
    await expect(title).not.toHaveAttribute('lang')
  },
}

export const Name: Story = {
  args: {
    look: 'name',
    title: 'How much homework is enough?',
    standfirst: 'A mother, a teacher and a girl of Class 7 count the hours.',
  },
}

/** Closer to the breadcrumbs, with a line above and details below. */
export const BelowBreadcrumbs: Story = {
  args: {
    title: 'Packing for the first camp',
    above: 'No. 5, 17 September 2026',
    children: <p>Share, print</p>,
  },
  decorators: [
    (Story) => (
      <>
        <Breadcrumbs crumbs={[{ label: 'Newsletters', href: '/newsletters' }]} />
        {Story()}
      </>
    ),
  ],
}

export const Hindi: Story = {
  args: {
    title: 'घर में हिन्दी पढ़ना: रोज़ के पंद्रह मिनट',
    standfirst: 'बच्चा हिन्दी बोलता तो है, पर पढ़ने से कतराता है। एक शिक्षिका के कुछ सीधे उपाय।',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
  },
  globals: { viewport: { value: 'phone' } },
}

export const LongEnglishOnAPhone: Story = {
  args: {
    title: 'Misunderstandings about neighbourhood admissions',
    standfirst:
      'Thiruvananthapuram, Visakhapatnam and Tiruchirappalli count the distance differently. Three straightforward answers.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
