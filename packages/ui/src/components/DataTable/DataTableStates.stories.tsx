import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleQueue } from '../../internal/SampleQueue'
import { type SampleCase, sampleCaseColumns, sampleCases } from '../../internal/sample-cases'
import { onSamplePage, sampleQueueArgs } from '../../internal/sample-queue-args'
import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { DataTable } from './DataTable'
import { guide } from './DataTable.guide'

const meta = {
  component: DataTable,
  parameters: { guide },
  args: sampleQueueArgs,
  render: (args) => <SampleQueue {...args} />,
  decorators: [onSamplePage],
} satisfies Meta<typeof SampleQueue>

export default meta
type Story = StoryObj<typeof meta>

/** Skeleton rows have the height of real rows, so the table does not move when they load. */
export const Loading: Story = {
  args: { rows: [], isLoading: true, skeletonRows: 8 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Edited schools' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    const [row] = table.querySelectorAll('tbody tr')
    await expect(row?.getBoundingClientRect().height).toBe(48)
  },
}

export const LoadingOnAPhone: Story = {
  args: { rows: [], isLoading: true, skeletonRows: 4 },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No edits are waiting">New edits of owners appear here.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No edits are waiting' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="The edits did not load" actions={<Button variant="main">Retry</Button>} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The edits did not load')
  },
}

const longCase: SampleCase = {
  id: '1',
  school: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, बेंगलुरु और तिरुवनंतपुरम',
  place: 'Thiruvananthapuram International Airport Road',
  changed: 'मान्यता संख्या, प्रवेश की तिथियाँ, विशेष आवश्यकता वाले बच्चों के लिए सहायता',
  finding: 'Counsellingforchildrenwithlearningdifficulties',
  priority: 'Medium',
  waitingHours: 54,
  claimedBy: 'अनुराधा श्रीवास्तव चतुर्वेदी',
}

export const LongWords: Story = { args: { rows: [longCase, ...sampleCases.slice(1, 4)] } }

export const Plain: Story = {
  render: () => (
    <DataTable
      caption="Oldest edits"
      captionPlace="above"
      columns={sampleCaseColumns.slice(0, 3)}
      rows={sampleCases.slice(0, 3)}
      idOf={({ id }) => id}
      nameOf={({ school }) => school}
      hrefOf={({ id }) => `#case-${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Oldest edits' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kaveri Vidyashram Mysuru' })).toHaveAttribute(
      'href',
      '#case-1',
    )
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const LongWordsOnAPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { args: { selected: ['2', '3'] }, globals: { theme: 'dark' } }

export const DarkOnAPhone: Story = {
  args: { selected: ['2'] },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}
