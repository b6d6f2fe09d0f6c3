import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Checkbox } from '../Checkbox/Checkbox'
import { ConsentSlip } from './ConsentSlip'
import { guide } from './ConsentSlip.guide'
import { SlipRow } from './SlipRow'

const meta = {
  component: ConsentSlip,
  subcomponents: { SlipRow },
  parameters: { guide },
  args: {
    'aria-label': 'Contact permission',
    channels: ['email', 'whatsapp'],
    times: { days: [1, 2, 3, 4, 5, 6], from: 600, to: 1080 },
    purpose: 'This admission only',
    until: '10 January 2027',
    given: 'Today, 10:12 am',
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof ConsentSlip>

export default meta
type Story = StoryObj<typeof meta>

export const Given: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items).toEqual(['Email', 'WhatsApp', 'No phone calls'])
    await expect(canvas.getByText('Monday to Saturday')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '10 am – 6 pm' })).toBeVisible()
  },
}

export const WithTheCurrentTime: Story = { args: { now: 810 } }

/** For the parent: with the addresses, and who used the permission. */
export const ForTheParent: Story = {
  args: {
    addresses: { email: 'asha@example.in', whatsapp: '55531 20417' },
    isPlain: true,
    children: (
      <>
        <SlipRow name="Used" detail="Last today, 1:40 pm">
          1 email, 0 messages
        </SlipRow>
        <SlipRow name="Number opened" detail="Today, 1:38 pm">
          Lakshmi Raghavan
        </SlipRow>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Monday to Saturday, 10 am – 6 pm')).toBeVisible()
    await expect(canvas.getByText('WhatsApp, 55531 20417')).toBeVisible()
  },
}

export const EarlyAndShortHours: Story = {
  args: { times: { days: [2, 4], from: 300, to: 390 }, now: 320, channels: ['phone'] },
}

export const LateHours: Story = { args: { times: { days: [7], from: 1200, to: 1380 } } }

/** A row of the form in which the permission is given. */
export const RowWithAnError: Story = {
  render: () => (
    <dl>
      <SlipRow
        name="Contact by"
        isForm
        error="Select at least one way to contact you."
        errorId="channels-error"
      >
        <fieldset aria-label="Contact by" aria-describedby="channels-error" style={{ border: 0 }}>
          <Checkbox label="Email" />
          <Checkbox label="Phone call" />
        </fieldset>
      </SlipRow>
      <SlipRow name="Purpose" isForm>
        This admission only. No offers, newsletters or other schools.
      </SlipRow>
    </dl>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Contact by' })
    await expect(group).toHaveAccessibleDescription('Select at least one way to contact you.')
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(2)
  },
}

export const OnAPhone: Story = { ...ForTheParent, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...WithTheCurrentTime, globals: { theme: 'dark' } }

export const ErrorDark: Story = { ...RowWithAnError, globals: { theme: 'dark' } }
