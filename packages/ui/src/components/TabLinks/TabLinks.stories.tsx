import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { StageMark } from '../StageMark/StageMark'
import { TabLinks } from './TabLinks'
import { guide } from './TabLinks.guide'

const meta = {
  component: TabLinks,
  parameters: { guide },
  args: {
    label: 'Kinds',
    tabs: [
      { label: 'All', href: '/tuitions-and-activities', isCurrent: false, count: 12345 },
      { label: 'Tuitions', href: '?kind=tuition', isCurrent: true, count: 58 },
      { label: 'Activities', href: '?kind=activity', isCurrent: false, count: 51 },
      { label: 'Camps', href: '?kind=camp', isCurrent: false, count: 0 },
      { label: 'Workshops', href: '?kind=workshop', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Tuitions 58' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'All 12,345' })).not.toHaveAttribute(
      'aria-current',
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The list scrolls to the focused tab. */
export const LongWordsOnAPhone: Story = {
  args: {
    tabs: [
      { label: 'सभी प्रकार', href: '?kind=all', isCurrent: true, count: 123456 },
      { label: 'Extracurricular activities', href: '?kind=activity', isCurrent: false, count: 51 },
      { label: 'ग्रीष्मकालीन शिविर', href: '?kind=camp', isCurrent: false, count: '100+' },
    ],
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'ग्रीष्मकालीन शिविर 100+' })
    await expect(last).toHaveAttribute('lang', 'hi')
    for (const _ of canvas.getAllByRole('link')) await userEvent.tab()
    await expect(last).toHaveFocus()
    await waitFor(() => expect(last.getBoundingClientRect().left).toBeLessThan(390))
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** The stages of a process have marks, and a figure is at the end of the line. */
export const Stages: Story = {
  args: {
    label: 'Stages',
    tabs: [
      {
        label: 'New',
        href: '?state=new',
        isCurrent: true,
        count: 7,
        icon: <StageMark mark="begun" />,
      },
      {
        label: 'Contacted',
        href: '?state=contacted',
        isCurrent: false,
        count: 6,
        icon: <StageMark mark="quarter" />,
      },
      { label: 'All', href: '?', isCurrent: false, count: 23 },
    ],
    end: 'Median first reply: 3 h 20 min',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New 7' })).toBeVisible()
  },
}

/** The wait of the oldest entry of each part. Late ones have a clock. */
export const Notes: Story = {
  args: {
    label: 'Kinds of case',
    tabs: [
      { label: 'New', href: '?tab=new', isCurrent: false, count: 41, note: 'Oldest 3 h' },
      {
        label: 'Edited',
        href: '?tab=edited',
        isCurrent: true,
        count: 126,
        note: 'Oldest 2 d 6 h',
        isLate: true,
      },
      { label: 'Reported', href: '?tab=reported', isCurrent: false, count: 0, note: 'None open' },
      { label: 'Decided', href: '?tab=decided', isCurrent: false, count: 4402, note: '30 days' },
    ],
    end: 'Median this week 5 h 10 min, target 48 h',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edited 126 Oldest 2 d 6 h' })).toBeVisible()
  },
}

export const NotesOnAPhone: Story = { ...Notes, globals: { viewport: { value: 'phone' } } }

export const NotesInTheDark: Story = { ...Notes, globals: { theme: 'dark' } }
