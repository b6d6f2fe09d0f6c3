import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { CheckIcon, XIcon } from '../Icon/icons'
import { PencilIcon } from '../Icon/work-icons'
import { Link } from '../Link/Link'
import { Timeline } from './Timeline'
import { guide } from './Timeline.guide'

const onAccept = fn()

const meta = {
  component: Timeline,
  parameters: { guide },
  args: {
    label: 'Enquiry EB-7K42-19',
    events: [
      {
        id: 1,
        title: 'You',
        date: 'Today, 10:12 am',
        dateTime: '2026-11-20T10:12',
        state: 'key',
        body: '“Ira will be six in May. Do you have a bus from Domlur layout, and may we visit on a Saturday?”',
      },
      { id: 2, title: 'Seen by the school', date: '10:31 am', dateTime: '2026-11-20T10:31' },
      {
        id: 3,
        title: 'Lakshmi Raghavan',
        actor: 'admissions office',
        date: '1:40 pm',
        dateTime: '2026-11-20T13:40',
        state: 'key',
        body: (
          <>
            <p>
              “Dear Asha, yes: route 6 stops at Domlur layout at 7:40 am, and two seats are free.
              Would Saturday, 28 November, at 11 am suit you?”
            </p>
            <Button variant="act" onClick={onAccept}>
              Accept 28 November, 11 am
            </Button>
          </>
        ),
      },
      { id: 4, title: 'Forms open', date: '1 December', dateTime: '2026-12-01', state: 'next' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Enquiry: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Enquiry EB-7K42-19' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('1:40 pm')).toHaveAttribute('datetime', '2026-11-20T13:40')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onAccept).toHaveBeenCalled()
  },
}

export const AuditHistory: Story = {
  args: {
    label: 'History',
    events: [
      {
        id: 1,
        title: '6 fields edited',
        actor: 'Lakshmi Raghavan',
        date: 'Yesterday, 10:20 am',
        dateTime: '2026-11-19T10:20',
        state: 'now',
        icon: <PencilIcon size="small" />,
      },
      {
        id: 2,
        title: 'Fees approved',
        actor: (
          <>
            Anita Rao. <Link href="#undo">Undo</Link> until 14 December
          </>
        ),
        date: '14 November 2026',
        dateTime: '2026-11-14',
        state: 'good',
        icon: <CheckIcon size="small" />,
      },
      {
        id: 3,
        title: 'Photo rejected',
        actor: 'You: contact details in an image',
        date: '3 August 2026',
        dateTime: '2026-08-03',
        state: 'bad',
        icon: <XIcon size="small" />,
      },
      {
        id: 4,
        title: 'Claim granted',
        actor: 'Sana Thomas: letterhead and call',
        date: '12 March 2024',
        dateTime: '2024-03-12',
        state: 'good',
        icon: <CheckIcon size="small" />,
      },
    ],
  },
}

export const Application: Story = {
  args: {
    label: 'Application',
    events: [
      { id: 1, title: 'Application sent', date: '2 November', state: 'key' },
      {
        id: 2,
        title: 'Documents checked',
        actor: 'St. Anne’s School',
        date: '6 November',
        state: 'good',
      },
      { id: 3, title: 'Interview', actor: 'Room 4', date: 'Today, 3 pm', state: 'now' },
      { id: 4, title: 'Answer', date: 'by 30 November', state: 'next' },
    ],
  },
}

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible()
  },
}

export const OneEvent: Story = {
  args: { events: [{ id: 1, title: 'Enquiry sent', date: 'Today, 10:12 am', state: 'key' }] },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongWordsOnAPhone: Story = {
  args: {
    events: [
      {
        id: 1,
        title: 'अनुराधा श्रीवास्तव और उनके पति विवेकानंद श्रीवास्तव',
        actor: 'अभिभावक',
        date: 'शुक्रवार, 20 नवंबर 2026, सुबह 9:40 बजे',
        state: 'key',
        body: <p lang="hi">“क्या नर्सरी में सुबह की पाली है? फ़ीस किस्तों में दे सकते हैं?”</p>,
      },
      {
        id: 2,
        title: 'Neighbourhood certificates and immunisation records verified',
        actor: 'thiruvananthapuram-residential-school-admissions-office@example.in',
        date: '28 February 2027, 10:31 am',
        state: 'good',
        icon: <CheckIcon size="small" />,
      },
      { id: 3, title: 'प्रधानाचार्य से भेंट', date: '5 March 2027', state: 'next' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('प्रधानाचार्य से भेंट')).toHaveAttribute('lang', 'hi')
  },
}

export const RightToLeft: Story = { ...AuditHistory, globals: { direction: 'rtl' } }

export const Dark: Story = { ...AuditHistory, globals: { theme: 'dark' } }

export const PartnerBrand: Story = { ...Application, globals: { theme: 'partner' } }
