import { bookingForm, chosenBatch, http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press, refusal } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { guide } from '../bookings.guide'
import { page } from './index'

const form = (
  given: Parameters<typeof chosenBatch>[0] = {},
  others: Parameters<typeof bookingForm>[0] = {},
) =>
  http.get('/batches/{id}/booking-form', ({ response }) =>
    response(200).json(bookingForm({ batch: chosenBatch(given), ...others })),
  )

const meta = {
  ...flowMeta,
  title: 'Flows/Bookings/Book',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/book/:slug/:batch', ...page }],
    path: '/book/ganit-maths-circle-330187/31',
    user: { id: 7 },
    calls: [form()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name }))

export const Term: Story = {
  play: async () => {
    await choose('Anika')
    await expectText('Hold 1 seat and continue')
  },
}

export const TrialOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Trial class/ }))
    await expectText('Trial class on')
  },
}

export const Request: Story = {
  play: async () => {
    await choose('Rohan')
    await press('Request 1 seat')
    await expectText(/^Tick this to continue/)
  },
}

export const WaitlistOnAPhone: Story = {
  args: { calls: [form({ seats_left: 0, waiting_families: 4, waiting_children: 5 })] },
  globals: onPhone,
  play: () => expectText('Number 5 in line'),
}

export const Refused: Story = {
  args: {
    calls: [
      form(),
      http.post('/batches/{id}/bookings', ({ response }) =>
        response(409).json(refusal(409, 'conflict', 'There are not enough free seats.')),
      ),
    ],
  },
  play: async () => {
    await choose('Anika')
    await press('Hold 1 seat and continue')
    await expectText('There are not enough free seats.')
  },
}

export const NoChildren: Story = {
  args: {
    calls: [form({}, { children: [] })],
  },
  play: async () => {
    await press('Add a child')
    await press('Save child')
    await expectText('Enter the name of the child.')
  },
}

export const Paused: Story = {
  args: { calls: [form({ state: 'paused', reopens_on: '2027-02-01' })] },
  play: () => expectText('This batch is not taking bookings'),
}
