import { http } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectText,
  fill,
  flowMeta,
  onPhone,
  press,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { batchCalls } from '../samples/sample-batch'
import { rosterCalls } from '../samples/sample-families'
import { dayOfWeek } from '../samples/sample-sessions'
import { fullDay } from '../times/times'
import { guide } from './batch.guide'
import { page } from './index'

const meta = {
  ...flowMeta,
  title: 'Flows/Batches/Batch',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/batches/:id', ...page }],
    path: '/dashboard/batches/31?sessions=all',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: batchCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Chooses from the menu of the batch. */
async function chooseMore(name: string) {
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const nextSession = () => fullDay(dayOfWeek(7), 'en-IN')

export const Open: Story = { tags: ['smoke'], play: () => expectText('Guru Nanak Jayanti') }

export const OpenDark: Story = { ...Open, tags: [], globals: { theme: 'dark' } }

export const OpenOnAPhone: Story = { ...Open, tags: [], globals: onPhone }

export const Paused: Story = {
  args: { calls: batchCalls({ state: 'paused', reopens_on: dayOfWeek(40) }) },
  play: () => expectText('Open joining'),
}

export const Cancelled: Story = {
  args: { calls: batchCalls({ state: 'cancelled', reason: 'The hall closes for repairs.' }) },
  play: () => expectText('This batch is cancelled'),
}

export const Viewer: Story = {
  args: { calls: batchCalls({ rights: { answer: false, change: false, export: false } }) },
  play: () => expectText('Only the owner and managers can change this batch.'),
}

export const ManySeats: Story = {
  args: {
    calls: batchCalls({
      seats: 400,
      seats_left: 171,
      taken_elsewhere: 120,
      taken: 109,
      name: 'Annual camp',
    }),
  },
}

export const MoveSession: Story = {
  play: async () => {
    await press(`Move the session on ${nextSession()}`)
    await expectDialog(`Session on ${nextSession()}`)
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^New start/ }),
      '6:30 pm',
    )
    await expectText('11 families will be emailed now')
  },
}

export const MoveSessionOnAPhone: Story = { ...MoveSession, globals: onPhone }

export const CancelSession: Story = {
  play: async () => {
    await press(`Cancel the session on ${nextSession()}`)
    await press('Cancel and email 11 families')
    await expectText('Enter a reason. Families will see it.')
  },
}

export const JoiningSettings: Story = {
  play: async () => {
    await press('Change how families join')
    await expectDialog('How families join')
    await fill({ 'Hours to answer an offer': '500' })
    await press('Save')
    await expectText('Enter a whole number from 1 to 168.')
  },
}

export const JoiningSettingsOnAPhone: Story = { ...JoiningSettings, globals: onPhone }

export const PauseJoining: Story = {
  play: async () => {
    await press('Pause joining')
    await expectDialog('Pause joining')
  },
}

export const ChangeSeats: Story = {
  play: async () => {
    await press('Change seats')
    await expectDialog('Change seats')
    await fill({ 'Number of seats': '12' })
    await expectText('The batch will be over capacity by 1 child. Nobody loses their seat.')
  },
}

export const AddHoliday: Story = {
  play: async () => {
    await press('Add holiday')
    const dialog = await expectDialog('Add holiday')
    const add = [...dialog.querySelectorAll('button')].find(
      (each) => each.textContent === 'Add holiday',
    )
    add?.click()
    await screen.findByText('Choose a date.')
  },
}

export const AcceptOutsideTheAge: Story = {
  play: async () => {
    await press('Accept Diya Pillai')
    await expectDialog('Accept Diya Pillai outside the age range')
  },
}

export const CopyToAnotherTerm: Story = {
  play: async () => {
    await chooseMore('Copy to another term')
    const dialog = await expectDialog('Copy to another term')
    await fill({ Name: ' ' })
    await press('Copy batch')
    await expect(dialog).toHaveTextContent('Enter a name.')
  },
}

export const CopyToAnotherTermOnAPhone: Story = { ...CopyToAnotherTerm, globals: onPhone }

export const CancelBatch: Story = {
  play: async () => {
    await chooseMore('Cancel batch')
    const dialog = await expectDialog('Cancel Olympiad Seniors')
    const button = [...dialog.querySelectorAll('button')].find(
      (each) => each.textContent === 'Cancel batch',
    )
    button?.click()
    await expectText('Enter a reason. Families will see it.')
  },
}

export const MoveAFamilyAhead: Story = {
  play: async () => {
    await press('Actions for Lata Deshpande')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move ahead' }))
    await expectDialog('Move Lata Deshpande ahead')
  },
}

export const ContactOfAFamily: Story = {
  args: {
    calls: [
      ...batchCalls(),
      http.post('/stores/bookings/{id}/reveal', ({ response }) =>
        response(200).json({
          email: 'sanjay.malhotra@example.in',
          phone: null,
          calls_from: '2099-01-02T03:30:00.000Z',
        }),
      ),
    ],
  },
  play: async () => {
    await press('Show the contact details of Sanjay Malhotra')
    await expectText('sanjay.malhotra@example.in')
  },
}

export const ContactOfAFamilyOnAPhone: Story = { ...ContactOfAFamily, globals: onPhone }

export const DeclineRequest: Story = {
  play: async () => {
    await press('Decline Kabir Malhotra')
    await expectDialog('Decline the request for Kabir Malhotra')
  },
}

export const Attendance: Story = {
  args: { path: '/dashboard/batches/31?attendance=406', calls: rosterCalls() },
  play: async () => {
    await press('Ishaan Rao is absent')
    await expectText('1 mark not saved yet')
  },
}

export const AttendanceOnAPhone: Story = { ...Attendance, globals: onPhone }

export const AttendanceDark: Story = { ...Attendance, globals: { theme: 'dark' } }
