import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Link } from '../Link/Link'
import { Funnel } from './Funnel'
import { guide } from './Funnel.guide'
import { funnelBases } from './funnel-shares'

const steps = [
  { label: 'Listing visitors', count: 1284600, previousCount: 1190400 },
  { label: 'Enquiries', count: 48216, previousCount: 41930, href: '#enquiries' },
  { label: 'Visits booked', count: 9844, previousCount: 9107, href: '#visits' },
  { label: 'Enrolments reported', count: 2317, previousCount: 2364, href: '#enrolments' },
]

const meta = {
  component: Funnel,
  parameters: { guide },
  argTypes: { basis: { options: funnelBases, control: 'radio' } },
  args: {
    title: 'From view to enrolment',
    unit: 'Share of the step before, %',
    steps,
    shareName: 'This period',
    previousName: '22 May – 20 August',
    labels: { start: 'Start of the funnel' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Funnel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    note: (
      <>
        <p>Enrolments are reported by schools. 38% of schools with visits report them.</p>
        <Link href="#enquiries">Open the 48,216 enquiries</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Visits booked/ })
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('9,844')
    await expect(within(row).getByRole('cell', { name: '20.4%' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Enquiries' })).toHaveFocus()
  },
}

export const OfTheFirst: Story = {
  args: { basis: 'first', unit: 'Share of listing visitors, %', previousName: undefined },
}

export const MoreThanBefore: Story = {
  args: {
    steps: [
      { label: 'Visits booked', count: 20 },
      { label: 'Visits made', count: 24 },
    ],
    previousName: undefined,
  },
}

export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible()
  },
}

export const OneStep: Story = { args: { steps: steps.slice(0, 1), previousName: undefined } }

export const AllZero: Story = {
  args: { steps: steps.map(({ label }) => ({ label, count: 0 })), previousName: undefined },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Enquiries/ })
    await expect(within(row).getByText('No data')).toBeInTheDocument()
  },
}

export const HugeNumbers: Story = {
  args: {
    steps: steps.map((step) => ({ ...step, count: step.count * 9876543 })),
    previousName: undefined,
  },
  globals: { viewport: { value: 'phone' } },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongWordsOnAPhone: Story = {
  args: {
    title: 'सूची देखने से प्रवेश तक',
    unit: 'पिछले चरण का प्रतिशत',
    shareName: 'यह अवधि',
    previousName: 'बाईस मई से बीस अगस्त तक की पिछली अवधि',
    labels: { start: 'पहला चरण' },
    steps: [
      { label: 'विद्यालय की सूची देखने वाले अभिभावक', count: 1284600, previousCount: 1190400 },
      { label: 'Enquiries confirmed by the parent', count: 48216, previousCount: 41930 },
      { label: 'Thiruvananthapuramresidentialvisits', count: 9844, previousCount: 9107 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const PartnerBrand: Story = { globals: { theme: 'partner' } }
